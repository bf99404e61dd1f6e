/** Without events, new work of a shard is found within this time. Less than the 60 s of I4, by the time of a retry. */
const MAX_DELAY_SECONDS = 20;
const MAX_TURNS = 10;

/**
 * Decides which shards a round checks. Events start most removals at once, so checking is needed only for expiry and
 * for events that were lost: each round checks a share of the shards, and all of them within `MAX_DELAY_SECONDS`. With a
 * check of all shards in each round, an idle site would send its store more commands than a busy one.
 */
export function createRota(intervalSeconds: number) {
  const turns = Math.min(MAX_TURNS, Math.max(1, Math.floor(MAX_DELAY_SECONDS / intervalSeconds)));
  let turn = 0;
  let checksAll = true;
  return {
    turns,
    /** Number of the current turn; `null` when it is for all shards. */
    turn: () => (checksAll ? null : turn),
    /** The shards of `held` to check now. */
    shards: (held: readonly number[]): readonly number[] =>
      checksAll ? held : held.filter((shard) => shard % turns === turn),
    advance(): void {
      checksAll = false;
      turn = (turn + 1) % turns;
    },
    /** Checks all shards next, because events may have been missed. */
    restart(): void {
      checksAll = true;
    },
  };
}
