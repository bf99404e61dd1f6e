/** The media type of a note, and its name in clients that do not support notes. */
export const NOTE_TYPE = "text/plain";
export const NOTE_NAME = "note.txt";
