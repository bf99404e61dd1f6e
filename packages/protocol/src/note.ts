/** The media type of a note, and the file name that it has in clients without support for notes. */
export const NOTE_TYPE = "text/plain";
export const NOTE_NAME = "note.txt";
