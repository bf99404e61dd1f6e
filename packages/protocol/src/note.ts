/** Type of a note, and its name for clients that do not know notes. */
export const NOTE_TYPE = "text/plain";
export const NOTE_NAME = "note.txt";
