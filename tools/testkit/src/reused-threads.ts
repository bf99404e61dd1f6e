import type { Worker } from "node:worker_threads";
import { type SqliteThreads, startSqliteThread } from "@envoi/platform";

const idle: Worker[] = [];

/** Threads that open one database after another, because starting a thread takes longer than most tests. */
export const REUSED_THREADS: SqliteThreads = {
  take() {
    const thread = idle.pop() ?? startSqliteThread();
    thread.ref();
    return thread;
  },
  async giveBack(thread) {
    const hasEnded = thread.threadId === -1;
    if (hasEnded) return;
    thread.unref();
    idle.push(thread);
  },
};
