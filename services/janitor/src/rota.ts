/**
 * Maximum time until new work in a shard is found, even if no event announces it. This is less than the 60 s of I4, to
 * leave time for a retry.
 */
const MAX_DELAY_SECONDS = 20;
const MAX_TURNS = 10;

/**
 * Decides which shards a round checks. Events start most removals immediately, so checks are needed only for expiry and
 * for lost events. Each round checks a share of the shards, so that all of them are checked within `MAX_DELAY_SECONDS`.
 * If each round checked all shards, an idle site would send more commands to its store than a busy one.
 */
export function createRota(intervalSeconds: number) {
  const turns = Math.min(MAX_TURNS, Math.max(1, Math.floor(MAX_DELAY_SECONDS / intervalSeconds)));
  let turn = 0;
  let checksAll = true;
  return {
    turns,
    /** Number of the current turn in the rota; `null` if all shards are to be checked. */
    turn: () => (checksAll ? null : turn),
    /** The shards in `held` that are to be checked now. */
    shards: (held: readonly number[]): readonly number[] =>
      checksAll ? held : held.filter((shard) => shard % turns === turn),
    advance(): void {
      checksAll = false;
      turn = (turn + 1) % turns;
    },
    /** Makes the next round check all shards, because events may have been missed. */
    restart(): void {
      checksAll = true;
    },
  };
}
