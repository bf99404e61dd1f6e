/** Set-up failed. The message explains what happened and what to do. */
export class SetupError extends Error {}
