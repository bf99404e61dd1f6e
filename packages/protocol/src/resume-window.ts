/** Time for which a server retains an interrupted upload's session, and a client tries to continue it. */
export const RESUME_WINDOW_SECONDS = 86_400;

/** `RESUME_WINDOW_SECONDS` in milliseconds. */
export const RESUME_WINDOW_MS = RESUME_WINDOW_SECONDS * 1_000;
