/*
 * [Note: Slow Parts]
 *
 * Connections that share a network may be of very different speed: one that began while another filled the network's
 * queue stays slow for a long time. The last Parts would then arrive long after the others, over a network that is
 * almost idle. So once no Part is waiting, the main connection itself sends the Part of the slowest connection again,
 * from its beginning, if that clearly saves time.
 */

/** What the server has received and stored on a connection, and the Parts that it has yet to store. */
type LineProgress = {
  receivedBytes: number;
  storedBytes: number;
  unstored: ReadonlySet<number>;
  openedAtMs: number;
};

/** How much longer than sending a Part again its rest must take. */
const MIN_TIMES = 1.5;

/**
 * Finds the connection whose Part will take longest.
 *
 * @param others - connections with Parts that are not stored yet
 * @param partBytes - length of a Part
 * @returns `null` if the main connection would not store any of the Parts much sooner
 */
export function findSlowest<Line extends LineProgress>(
  main: LineProgress,
  others: readonly Line[],
  partBytes: number,
  nowMs: number,
): Line | null {
  const rest = (line: LineProgress) => line.unstored.size * partBytes - (line.receivedBytes - line.storedBytes);
  const againMs = timeFor(rest(main) + partBytes, main, nowMs);
  let [slowest, longestMs]: [Line | null, number] = [null, MIN_TIMES * againMs];
  for (const line of others) {
    // A connection is slow at first.
    if (nowMs - line.openedAtMs < againMs) continue;
    const restMs = timeFor(rest(line), line, nowMs);
    if (restMs > longestMs) [slowest, longestMs] = [line, restMs];
  }
  return slowest;
}

/** Time in ms for these bytes at the average speed of the connection. */
function timeFor(bytes: number, { receivedBytes, openedAtMs }: LineProgress, nowMs: number): number {
  return receivedBytes === 0 ? Number.POSITIVE_INFINITY : (bytes * (nowMs - openedAtMs)) / receivedBytes;
}
