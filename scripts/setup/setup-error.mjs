/** Set-up failed. The message states what happened and what to do. */
export class SetupError extends Error {}
