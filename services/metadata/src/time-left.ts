/** `ttl` of the wire: whole seconds, written as milliseconds. */
export function timeLeftMs(upload: { remainingMs: number }): number {
  return Math.floor(upload.remainingMs / 1000) * 1000;
}
