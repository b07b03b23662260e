"""Fair dice in two modes. ``docs/fairness.md`` specifies both and says what each of them proves.

:mod:`.derivation` derives a roll from three seeds: the mode "committed". :mod:`.hash_chain` gives each party
a share for every roll, revealed when that roll is due: the mode "joint".
"""

from duellum.core.fairness.derivation import (
    MAX_PLAYER_SEED_LENGTH,
    SEED_BYTES,
    VERSION,
    SeedError,
    build_message,
    check_player_seed,
    check_seed,
    compute_commitment,
    derive_faces,
    hmac_sha256,
    new_player_seed,
    new_seed,
)
from duellum.core.fairness.hash_chain import (
    CHAIN_LENGTH,
    check_share,
    compute_chain_commitment,
    compute_share,
    count_reveals,
    derive_joint_faces,
    rewind_share,
)

__all__ = [
    "CHAIN_LENGTH",
    "MAX_PLAYER_SEED_LENGTH",
    "SEED_BYTES",
    "VERSION",
    "SeedError",
    "build_message",
    "check_player_seed",
    "check_seed",
    "check_share",
    "compute_chain_commitment",
    "compute_commitment",
    "compute_share",
    "count_reveals",
    "derive_faces",
    "derive_joint_faces",
    "hmac_sha256",
    "new_player_seed",
    "new_seed",
    "rewind_share",
]
