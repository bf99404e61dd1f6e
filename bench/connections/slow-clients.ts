import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as z from "zod";

export const crowd = z.object({
  origin: z.string(),
  clients: z.int(),
  /** Interval between client starts. */
  apartMs: z.number(),
  /** Length of each body in plaintext. */
  plaintextBytes: z.int(),
  isDeclared: z.boolean(),
  /**
   * Bytes that each client sends before it stays connected without sending. With `all`, the client then waits for the
   * last reply.
   */
  sentBytes: z.union([z.int(), z.literal("all")]),
  /** Each client's sending time, and the mean interval between bursts. */
  seconds: z.number(),
  meanSeconds: z.number(),
});
/** Clients on slow connections, each with its own upload. */
export type Crowd = z.infer<typeof crowd>;

const stage = z.enum(["open", "sent"]);
export const report = z.union([
  z.object({ stage }),
  z.object({ stage: z.literal("over"), whole: z.int(), bodyBytes: z.int(), faults: z.array(z.string()) }),
]);
/** Number of completely stored uploads, the total length of their bodies, and the errors. */
export type Outcome = Extract<z.infer<typeof report>, { stage: "over" }>;

/** Runs the clients in a separate process, so that their CPU time and memory are not counted as the server's. */
export function startSlowClients(plan: Crowd) {
  const program = fileURLToPath(new URL("slow-client-process.ts", import.meta.url));
  const child = fork(program, [JSON.stringify(plan)], { execArgv: [] });
  const exited = once(child, "exit");
  const stages = { open: Promise.withResolvers<void>(), sent: Promise.withResolvers<void>() };
  const over = Promise.withResolvers<Outcome>();
  const all = [stages.open, stages.sent, over];
  for (const { promise } of all) promise.catch(() => {});
  child.on("message", (message) => {
    const heard = report.parse(message);
    if (heard.stage === "over") over.resolve(heard);
    else stages[heard.stage].resolve();
  });
  child.once("exit", (code) => {
    for (const { reject } of all) reject(new Error(`the clients exited with ${code} before they were done`));
  });
  return {
    /** Resolves once all clients have reached this stage: they have their links, or have sent their bytes. */
    reached: (wanted: z.infer<typeof stage>) => stages[wanted].promise,
    over: () => over.promise,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
