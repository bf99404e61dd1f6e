/** How long a server keeps the session of an interrupted upload, and how long a client tries to continue it. */
export const RESUME_WINDOW_SECONDS = 86_400;

/** The same, in milliseconds. */
export const RESUME_WINDOW_MS = RESUME_WINDOW_SECONDS * 1_000;
