import { Worker } from "node:worker_threads";
import type { Clock } from "../clock.ts";
import { moduleUrl } from "../module-url.ts";
import type { ArgsOf, ResultOf, SqliteModuleRef, SqliteOperations } from "./sqlite-module.ts";
import type { FromWorker, ToWorker, WorkerSetup } from "./worker-messages.ts";

/** A database file, served by a thread of its own, since `node:sqlite` blocks the thread it runs on. */
export interface Sqlite {
  /**
   * Runs one operation, atomically and in the order of the calls.
   *
   * @returns its result, once it is durable
   * @throws SqliteError when the operation threw (it had no effect then) or the thread has ended (the effect is unknown)
   */
  call<Operations extends SqliteOperations, Name extends keyof Operations & string>(
    module: SqliteModuleRef<Operations>,
    operation: Name,
    args: ArgsOf<Operations[Name]>,
  ): Promise<ResultOf<Operations[Name]>>;
  /** Lets the calls under way finish, then closes the file. */
  [Symbol.asyncDispose](): Promise<void>;
}

export class SqliteError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(`sqlite: ${message}`, options);
    this.name = "SqliteError";
  }
}

/** Calls that may wait for the thread. A disk that cannot keep up must not fill the memory. */
const MAX_WAITING = 10_000;

type Waiting = { name: string; resolve(result: unknown): void; reject(error: SqliteError): void };

/**
 * Opens the file, or makes it, and brings the tables of these modules to their newest version.
 *
 * @throws SqliteError when it can't be opened, or was written by a newer version
 */
export async function openSqlite(options: {
  path: string;
  modules: readonly { name: string; url: URL }[];
  clock: Clock;
}): Promise<Sqlite> {
  const setup: WorkerSetup = {
    path: options.path,
    modules: options.modules.map(({ name, url }) => ({ name, url: url.href })),
  };
  const worker = new Worker(moduleUrl("./sqlite-worker", import.meta.url), { workerData: setup });
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let ended: SqliteError | null = null;
  let closing: Promise<void> | null = null;
  const ready = Promise.withResolvers<void>();
  const exited = new Promise((resolve) => worker.once("exit", resolve));

  const end = (error: SqliteError): void => {
    ended ??= error;
    ready.reject(ended);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on("error", (cause) => end(new SqliteError("the database thread failed", { cause })));
  worker.on("exit", (code) => {
    end(new SqliteError(closing === null ? `the database thread ended with code ${code}` : "the database is closed"));
  });
  worker.on("message", (message: FromWorker) => {
    if ("ready" in message) return ready.resolve();
    for (const reply of message.replies) {
      const call = waiting.get(reply.id);
      if (call === undefined) continue;
      waiting.delete(reply.id);
      if ("error" in reply) call.reject(new SqliteError(`${call.name} failed`, { cause: reply.error }));
      else call.resolve(reply.result);
    }
  });
  const post = (message: ToWorker): void => worker.postMessage(message);

  await ready.promise;
  return {
    async call(module, operation, args) {
      if (ended !== null) throw ended;
      if (closing !== null) throw new SqliteError("the database is closed");
      if (waiting.size >= MAX_WAITING) throw new SqliteError("too many calls are waiting");
      const id = nextId++;
      post({ id, module: module.name, operation, args, nowMs: options.clock.now() });
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { name: `${module.name}.${operation}`, resolve, reject });
      // The module's own type says what its operation returns; postMessage copies it as it is.
      return promise as Promise<never>;
    },
    async [Symbol.asyncDispose]() {
      closing ??= (async () => {
        if (ended === null) post({ close: true });
        await exited;
      })();
      await closing;
    },
  };
}
