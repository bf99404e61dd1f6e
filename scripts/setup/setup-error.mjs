/** Set-up failed. The message tells the user what happened and what to do. */
export class SetupError extends Error {}
