// Written by "make types" from src/duellum/server. Do not edit.
export const MAX_NAME_LENGTH = 40;
export const MAX_PAST_POSITIONS = 40;
export const MAX_RECORD_BYTES = 524288;
