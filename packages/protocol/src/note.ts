/** A note's type, and its name for clients that do not support notes. */
export const NOTE_TYPE = "text/plain";
export const NOTE_NAME = "note.txt";
