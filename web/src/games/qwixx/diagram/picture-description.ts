/** A position in words, for those who cannot see its drawing: every field with stones, the locks, the dice, the rest. */

import type { UntranslatedText } from "../../../i18n/translation.ts";
import type { QwixxDice, QwixxPositionView, QwixxRow } from "../../../protocol/types.ts";
import { describeField } from "../announcements.ts";
import { COLOURS, LOCK } from "../board/board.ts";

export function describePicture(picture: QwixxPositionView): UntranslatedText[] {
  const [black, grey] = picture.misthrows;
  const misthrows = { id: "qwixx-misthrows-label", args: { count: black + grey, black, grey } };
  return [
    ...(picture.dice === null ? [] : describeDice(picture.dice)),
    ...picture.rows.flatMap(describeRow),
    ...(black + grey > 0 ? [misthrows] : []),
  ];
}

function describeRow(row: QwixxRow, index: number): UntranslatedText[] {
  const places = row.stones.flatMap((stack, place) => (stack === null ? [] : [place]));
  if (row.is_closed) places.push(LOCK);
  return places.map((place) => describeField(row, { row: index, place }, null));
}

function describeDice({ whites, colours }: QwixxDice): UntranslatedText[] {
  const coloured = COLOURS.map((colour, index) => ({ colour, face: colours[index] ?? null }));
  return [...whites.map((face) => ({ colour: "white", face })), ...coloured].flatMap(({ colour, face }) =>
    face === null ? [] : [{ id: "qwixx-die", args: { colour, face } }],
  );
}
