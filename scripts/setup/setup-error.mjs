/** Set-up could not go on; the message says what happened and what to do, in words for the person at the terminal. */
export class SetupError extends Error {}
