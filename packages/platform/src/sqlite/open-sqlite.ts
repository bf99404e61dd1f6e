import { Worker } from "node:worker_threads";
import type { Clock } from "../clock.ts";
import { moduleUrl } from "../module-url.ts";
import type { ArgsOf, ResultOf, SqliteModuleRef, SqliteOperations } from "./sqlite-module.ts";
import type { CallMessage, DatabaseFile, FromWorker, ToWorker } from "./worker-messages.ts";

/*
 * [Note: Durability]
 *
 * Every acknowledged effect survives the end of the process, even by kill -9, and nearly every one survives a power
 * cut: before the reply, the database's log is synced, which takes most of the time of a small change. Operations
 * listed by a module as `durableSoon` do not wait for this. They are synced with the next change by another operation,
 * or after LATEST_SYNC_MS. A power cut before that undoes only the latest of them: if one is undone, so are all after
 * it. So such an operation must not acknowledge anything that must survive a power cut.
 */

/** A database file with a thread of its own, because `node:sqlite` blocks its thread. */
export interface Sqlite {
  /**
   * Runs one operation atomically, in call order.
   *
   * @returns the operation's result, once it is durable: see [Note: Durability]
   * @throws SqliteError if the operation threw (without effect) or the thread has ended (effect unknown)
   */
  call<Operations extends SqliteOperations, Name extends keyof Operations & string>(
    module: SqliteModuleRef<Operations>,
    operation: Name,
    args: ArgsOf<Operations[Name]>,
  ): Promise<ResultOf<Operations[Name]>>;
  /** Resolves when the thread has ended unexpectedly, after which all calls fail. */
  readonly failed: Promise<SqliteError>;
  /** Waits for pending calls, then closes the file. */
  [Symbol.asyncDispose](): Promise<void>;
}

export class SqliteError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(`sqlite: ${message}`, options);
    this.name = "SqliteError";
  }
}

/** Provides threads for databases. */
export type SqliteThreads = {
  take(): Worker;
  /** Returns a thread. Call this once the thread's database is closed and the thread has no listeners. */
  giveBack(thread: Worker): Promise<unknown>;
};

export function startSqliteThread(): Worker {
  return new Worker(moduleUrl("./sqlite-worker", import.meta.url));
}

const EACH_ITS_OWN: SqliteThreads = { take: startSqliteThread, giveBack: (thread) => thread.terminate() };

/** Maximum number of calls waiting for the thread, so that a slow disk does not fill the memory. */
const MAX_WAITING = 10_000;

type Waiting = {
  name: string;
  message: CallMessage;
  isRepeated: boolean;
  resolve(result: unknown): void;
  reject(error: SqliteError): void;
};

/**
 * Opens the file, or creates it with the tables of these modules.
 *
 * @param options.makeRoom - frees space on a full disk, and resolves to whether it freed any, in which case a call that
 *   failed for lack of space is retried once
 * @param options.threads - absent: the database gets a thread of its own
 * @throws SqliteError if the file cannot be opened, or has another layout
 */
export async function openSqlite(options: {
  path: string;
  modules: readonly { name: string; url: URL }[];
  clock: Clock;
  makeRoom?: () => Promise<boolean>;
  threads?: SqliteThreads;
}): Promise<Sqlite> {
  const { threads = EACH_ITS_OWN } = options;
  const file: DatabaseFile = {
    path: options.path,
    modules: options.modules.map(({ name, url }) => ({ name, url: url.href })),
  };
  const worker = threads.take();
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let ended: SqliteError | null = null;
  let closing: Promise<void> | null = null;
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<SqliteError>();
  const closed = Promise.withResolvers<void>();

  const end = (error: SqliteError): void => {
    ended ??= error;
    if (closing === null) failed.resolve(ended);
    ready.reject(ended);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    closed.resolve();
  };
  const onError = (cause: unknown) => end(new SqliteError("the database thread failed", { cause }));
  const onExit = (code: number) => end(new SqliteError(`the database thread ended with code ${code}`));
  const post = (message: ToWorker): void => worker.postMessage(message);

  /** Retries a call that had no effect because the disk was full, if space can be freed. */
  async function repeat(call: Waiting, error: SqliteError): Promise<void> {
    const hasRoom = (await options.makeRoom?.().catch(() => false)) ?? false;
    if (ended !== null || closing !== null || !hasRoom) return call.reject(error);
    waiting.set(call.message.id, { ...call, isRepeated: true });
    post(call.message);
  }

  const onMessage = (message: FromWorker) => {
    if ("opened" in message) return ready.resolve();
    if ("closed" in message) return end(new SqliteError("the database is closed"));
    for (const reply of message.replies) {
      const call = waiting.get(reply.id);
      if (call === undefined) continue;
      waiting.delete(reply.id);
      if (!("error" in reply)) {
        call.resolve(reply.result);
        continue;
      }
      const error = new SqliteError(`${call.name} failed`, { cause: reply.error });
      if (reply.isFull && !call.isRepeated) void repeat(call, error);
      else call.reject(error);
    }
  };

  worker.on("error", onError).on("exit", onExit).on("message", onMessage);
  post({ open: file });
  await ready.promise;
  return {
    failed: failed.promise,
    async call(module, operation, args) {
      if (ended !== null) throw ended;
      if (closing !== null) throw new SqliteError("the database is closed");
      if (waiting.size >= MAX_WAITING) throw new SqliteError("too many calls are waiting");
      const id = nextId++;
      const message = { id, module: module.name, operation, args, nowMs: options.clock.now() };
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { name: `${module.name}.${operation}`, message, isRepeated: false, resolve, reject });
      post(message);
      // The module's type declares the result of each operation; postMessage copies it unchanged.
      return promise as Promise<never>;
    },
    async [Symbol.asyncDispose]() {
      closing ??= (async () => {
        if (ended === null) post({ close: true });
        await closed.promise;
        worker.off("error", onError).off("exit", onExit).off("message", onMessage);
        await threads.giveBack(worker);
      })();
      await closing;
    },
  };
}
