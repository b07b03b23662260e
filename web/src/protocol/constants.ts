// Written by "make types" from src/duellum/server. Do not edit.
export const CHAIN_LENGTH = 512;
export const EARLIEST_DRAW_TURN = 10;
export const MAX_DRAW_EXPECTATION = 0.45;
export const MAX_NAME_LENGTH = 40;
export const MAX_PAST_POSITIONS = 40;
export const MAX_PLAYER_SEED_LENGTH = 64;
export const MAX_RECORDED_NAME_LENGTH = 120;
export const MAX_RECORD_BYTES = 524288;
export const MAX_RECORD_MOVES = 4000;
export const MAX_TYPED_NAME_LENGTH = 200;
export const MAX_VARIATION_DEPTH = 50;
export const NAME_ENDS = "^[\t-\r ]+|[\t-\r ]+$";
export const NAME_PROBLEM =
  "[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud82f\udca0-\ud82f\udca3\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ud834\udd73-\ud834\udd7a\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufff0-\uffff\ud83f\udffe\ud83f\udfff\ud87f\udffe\ud87f\udfff\ud8bf\udffe-\udb40\udc1f\udb40\udc80-\udb40\udcff\udb40\uddf0-\udbff\udfff\ufe03-\ufe0d]|(?!(?<=[\u2190-\u2bff\u3030\u303d\u3297\u3299\ud83c\udc00-\ud83e\udeff\ufe0f])\u200d(?=[\u2190-\u2bff\u3030\u303d\u3297\u3299\ud83c\udc00-\ud83e\udeff])|(?<=[\u0600-\u08ff\u0900-\u109f\u1780-\u18af])[\u200c\u200d](?=[\u0600-\u08ff\u0900-\u109f\u1780-\u18af]))[\u200c\u200d]|(?!(?<=[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\ud83c\udc00-\ud83e\udeff])[\ufe0e\ufe0f]|(?<=[#*0-9])\ufe0f(?=\u20e3))[\ufe0e\ufe0f]|(?<![\u3400-\u9fff\uf900-\ufaff\ud840\udc00-\ud8bf\udffd])[\ufe00-\ufe02\udb40\udd00-\udb40\uddef]|(?<![\ud83c\udff4\udb40\udc20-\udb40\udc7e])[\udb40\udc20-\udb40\udc7e\udb40\udc7f]|[\udb40\udc20-\udb40\udc7e](?![\udb40\udc20-\udb40\udc7e\udb40\udc7f])";
export const NAME_SPACES = "[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+";
export const PLIES_BETWEEN_DRAW_OFFERS = 10;
export const RECORD_WIDTH = 88;
