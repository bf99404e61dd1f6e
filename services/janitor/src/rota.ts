/** Without events, new work of a shard is found within this time. Less than the 60 s of I4, by the time of a retry. */
const MAX_DELAY_SECONDS = 20;
const MAX_TURNS = 10;

/**
 * Decides which shards a round checks. Events start most removals at once, so checking is needed only for expiry and
 * for events that were lost: each round checks a share of the shards, and all of them within `MAX_DELAY_SECONDS`. With a
 * check of all shards in each round, an idle site would send its store more commands than a busy one.
 */
export type Rota = {
  readonly turns: number;
  /** Number of the current turn; `null` when it is for all shards. */
  turn(): number | null;
  /** The shards of `held` to check now. */
  shards(held: readonly number[]): readonly number[];
  advance(): void;
  /** Checks all shards next, because events may have been missed. */
  restart(): void;
};

export function createRota(intervalSeconds: number): Rota {
  const turns = Math.min(MAX_TURNS, Math.max(1, Math.floor(MAX_DELAY_SECONDS / intervalSeconds)));
  let turn = 0;
  let checksAll = true;
  return {
    turns,
    turn: () => (checksAll ? null : turn),
    shards: (held) => (checksAll ? held : held.filter((shard) => shard % turns === turn)),
    advance() {
      checksAll = false;
      turn = (turn + 1) % turns;
    },
    restart() {
      checksAll = true;
    },
  };
}
