/** The id of the pre-shared key, and the beginning of every other label of version 1. */
export const VERSION_LABEL = "envoi request 1";

/**
 * Each key has its own label. The labels of a version never change; another version would be another form of the link.
 */
export function requestInfo(of: string): string {
  return `${VERSION_LABEL} ${of}`;
}
