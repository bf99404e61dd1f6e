import { setTimeout as delay } from "node:timers/promises";

export type Call = { name: string; path: string; init?: RequestInit };

export type SteadyCalls = AsyncDisposable & {
  /** For each call, the number of responses by status; status 0 means no response. */
  answers(): Readonly<Record<string, number>>;
  /** Calls without a response or with a server error. */
  failures(): readonly string[];
  /** Stops once the current calls have completed. */
  stop(): Promise<void>;
};

const CLIENTS = 4;
/** Timeout for a response. */
const PATIENCE_MS = 15_000;

/** Starts clients that repeat these calls in sequence. */
export function startSteadyCalls(origin: string, calls: readonly Call[], { restMs = 100 } = {}): SteadyCalls {
  const startedAt = performance.now();
  const counts: Record<string, number> = {};
  const failed: string[] = [];
  let isStopped = false;

  async function answerTo({ path, init }: Call): Promise<{ status: number; said: string }> {
    try {
      const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      return { status: response.status, said: (await response.text()).slice(0, 200) };
    } catch (error) {
      const { message, cause } = error as Error;
      return { status: 0, said: `${message}: ${cause}` };
    }
  }
  async function make(call: Call): Promise<void> {
    const { status, said } = await answerTo(call);
    const title = `${call.name} ${status}`;
    counts[title] = (counts[title] ?? 0) + 1;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    if (status === 0 || status >= 500) failed.push(`${title} at ${seconds} s: ${said}`);
  }
  async function client(first: number): Promise<void> {
    for (let turn = first; !isStopped; turn += 1) {
      const call = calls[turn % calls.length];
      if (call !== undefined) await make(call);
      await delay(restMs);
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  const stop = async () => {
    isStopped = true;
    await clients;
  };
  return { answers: () => counts, failures: () => failed, stop, [Symbol.asyncDispose]: stop };
}
