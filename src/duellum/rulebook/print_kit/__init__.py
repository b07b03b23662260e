"""Sets to print: boards, dice, stones and rulebooks as PDF, and files for laser cutters and 3D printers.

Everything is drawn by code from the rules, in millimetres, and typeset with the package's own fonts.

>>> from duellum.rulebook.print_kit import print_kit
>>> print_kit("battle-laser-board").media_type
'image/svg+xml'
"""

from duellum.rulebook.print_kit.kit import Kit as Kit
from duellum.rulebook.print_kit.kit import PrintFile as PrintFile
from duellum.rulebook.print_kit.page import Paper as Paper
from duellum.rulebook.print_kit.registry import UnknownKitError as UnknownKitError
from duellum.rulebook.print_kit.registry import kit_names as kit_names
from duellum.rulebook.print_kit.registry import load_kit as load_kit
from duellum.rulebook.print_kit.registry import print_kit as print_kit
from duellum.rulebook.print_kit.typesetter import MissingFontsError as MissingFontsError
