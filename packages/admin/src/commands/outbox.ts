import type { Command } from "../command.ts";
import { output } from "../table.ts";

type Shard = { shard: number; facts: number; isMore: boolean; oldestAt: string };

export const outbox: Command = {
  name: "outbox",
  usage: ["facts that the bus has not accepted, by shard"],
  async run({ json, print, callLines }) {
    const shards = (await callLines("GET", "/outbox")) as Shard[];
    output({ json, print }, shards, ({ shard, facts, isMore, oldestAt }) => ({
      shard,
      facts: isMore ? `${facts} or more` : facts,
      oldest: oldestAt,
    }));
    return 0;
  },
};
