import { Cluster } from "ioredis";
import { UploadStoreError } from "../port.ts";
import { type BoundedClient, openBoundedClient } from "./bounded-client.ts";
import type { RedisAddress } from "./connection.ts";
import { formatKey, type Subject, toSubject } from "./keys.ts";
import type { Query } from "./queries.ts";
import type { Script } from "./script.ts";

/** Maximum time that a call waits for replicas to receive a write: less than a command's deadline. */
const REPLICAS_MS = 2_000;

/**
 * Errors with which Redis rejects a script before running it, because it has reached its maxmemory or cannot write
 * to its disk.
 */
const NO_ROOM = /^(OOM|MISCONF) /;

/** Only additions fail with `full`; other calls fail as if Redis were unavailable. */
function toRefusal(script: Script, error: unknown): unknown {
  const cause = error instanceof UploadStoreError ? error.cause : null;
  const isFull = script.effect === "adds" && cause instanceof Error && NO_ROOM.test(cause.message);
  return isFull ? new UploadStoreError("Redis has no memory or disk left", { code: "full", cause }) : error;
}

type ScriptArgs<Arg extends string> = Record<Arg, string | number | boolean | null | undefined>;
/** @param subject - a subject; an id alone means that id in its own shard */
type Run = <Arg extends string, Answer>(
  script: Script<Arg, Answer>,
  subject: Subject | string,
  args: ScriptArgs<Arg>,
) => Promise<Answer>;

/** A boolean becomes 1 or 0, and a missing value an empty string. */
function encodeArg(arg: ScriptArgs<string>[string]): string | number {
  return typeof arg === "boolean" ? Number(arg) : (arg ?? "");
}

/** Runs scripts and queries. Every failure is an `UploadStoreError`. */
export type ScriptRunner = {
  run: Run;
  /** Like `run`, but resolves only once enough replicas have received the write. */
  runReplicated: Run;
  query(query: Query, subject: Subject, ...args: readonly (string | number)[]): Promise<unknown>;
  ping(): Promise<void>;
  /** Each master's reply to `INFO memory`. */
  infoMemory(): Promise<string[]>;
  close(): Promise<void>;
};

export function openScriptRunner(options: {
  address: RedisAddress;
  scripts: readonly Script[];
  clockOffsetMs: () => number;
  waitReplicas: number;
  deadlineMs: number;
  onConnectionError: (error: Error) => void;
}): ScriptRunner {
  const { scripts, clockOffsetMs, waitReplicas } = options;
  const main = openBoundedClient(options);
  // WAIT blocks its connection, so commands that wait for replicas use a separate connection.
  const replicated: BoundedClient | null = waitReplicas === 0 ? null : openBoundedClient(options);
  for (const { name, keys, lua } of scripts) main.client.defineCommand(name, { lua, numberOfKeys: keys.length });

  function parameters<Arg extends string>(script: Script<Arg>, subject: Subject, args: ScriptArgs<Arg>) {
    return [
      ...script.keys.map((key) => formatKey(key, subject)),
      clockOffsetMs(),
      subject.id,
      ...script.args.map((arg) => encodeArg(args[arg])),
    ];
  }
  const asSubject = (subject: Subject | string) => (typeof subject === "string" ? toSubject(subject) : subject);

  const run: Run = async (script, subject, args) => {
    const command: unknown = Reflect.get(main.client, script.name);
    if (typeof command !== "function") throw new TypeError(`not a script of this store: ${script.name}`);
    const given = asSubject(subject);
    try {
      const send = async (): Promise<unknown> => Reflect.apply(command, main.client, parameters(script, given, args));
      return script.parse(await main.within(send), given.id);
    } catch (error) {
      throw toRefusal(script, error);
    }
  };

  return {
    run,
    async runReplicated(script, subject, args) {
      if (replicated === null) return run(script, subject, args);
      const given = asSubject(subject);
      // EVAL is used instead of EVALSHA, which may fail and be resent as EVAL: WAIT covers only earlier writes, so the
      // script must not be resent after WAIT.
      const [written, waited] = await replicated.within(async () => {
        const pipeline = replicated.client.pipeline();
        pipeline.eval(script.lua, script.keys.length, ...parameters(script, given, args));
        pipeline.wait(waitReplicas, REPLICAS_MS);
        return (await pipeline.exec()) ?? [];
      });
      const error = written?.[0] ?? waited?.[0];
      if (error) throw toRefusal(script, new UploadStoreError("a command failed", { cause: error }));
      if (Number(waited?.[1]) < waitReplicas) throw new UploadStoreError("too few replicas have the change");
      return script.parse(written?.[1], given.id);
    },
    async query({ command, key }, subject, ...args) {
      const keys = key === null ? [] : [formatKey(key, subject)];
      return main.within((): Promise<unknown> => main.client.call(command, ...keys, ...args));
    },
    async ping() {
      await main.within(() => main.client.ping());
    },
    infoMemory() {
      const { client } = main;
      const masters = () => (client instanceof Cluster ? client.nodes("master") : [client]);
      return main.within(() => Promise.all(masters().map((master) => master.info("memory"))));
    },
    async close() {
      await Promise.all([main.close(), replicated?.close()]);
    },
  };
}
