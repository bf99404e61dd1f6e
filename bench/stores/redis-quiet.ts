import { askRedis } from "@envoi/testkit";
import { until } from "../measuring/within.ts";

const PATIENCE = { seconds: 600, everyMs: 500 };

/** Whether a server rewrites its files, or is about to, according to its `INFO persistence`. */
function isRewriting(info: string): boolean {
  return /^(aof_rewrite_in_progress|aof_rewrite_scheduled|rdb_bgsave_in_progress):[^0]/m.test(info);
}

/** Waits until a Redis on loopback has finished rewriting its files, which uses the disk and a core. */
export async function untilQuiet(port: number): Promise<void> {
  await until("the end of Redis' rewriting", PATIENCE, async () =>
    isRewriting(await askRedis({ port }, (client) => client.info("persistence"))) ? null : "quiet",
  );
}
