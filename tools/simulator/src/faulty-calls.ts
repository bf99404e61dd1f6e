import { createHash } from "node:crypto";
import type { Random } from "./random.ts";
import { runOutside, type SimulatedProcess } from "./simulated-process.ts";
import type { Trace } from "./trace.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** How calls to a store or the bus go wrong. Probabilities are per call. */
export type CallFaults = {
  /** Longest usual time of a call in each direction, in milliseconds. */
  delayMs: number;
  /** Probability that a call is slow by up to `lateMs`. */
  late: number;
  lateMs: number;
  /** Probability that a call is lost and has no effect. */
  lostCall: number;
  /** Probability that the effect happens, but the caller gets an error. */
  lostReply: number;
};

/** What faults need to know of the simulation. */
export type FaultyWorld = { time: VirtualTime; random: Random; trace: Trace; areFaulty: () => boolean };

/** Time after which a driver gives up a call without a reply. */
const TIMEOUT_MS = 2_000;

function summarize(value: unknown): string {
  const text = JSON.stringify(value, (_key, inner) => (inner instanceof Uint8Array ? `${inner.length} bytes` : inner));
  return text === undefined || text.length < 200
    ? `${text}`
    : createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/**
 * Connects a process with a server, such as a database: the result has the same methods, whose calls take time, fail, or
 * lose their replies. Methods that return no promise are passed on.
 *
 * @param name - of the server, for the trace
 * @param fail - creates the error of the driver
 * @param asynchronous - names of the methods to which faults apply
 * @param isShared - whether the target is used by all processes, and not the process's own driver
 */
export function connectFaulty<Target extends object>(
  target: Target,
  {
    name,
    process,
    faults,
    fail,
    asynchronous,
    isShared = false,
  }: {
    name: string;
    process: SimulatedProcess;
    faults: CallFaults;
    fail: () => Error;
    asynchronous: (method: string) => boolean;
    isShared?: boolean;
  },
  { time, random, trace, areFaulty }: FaultyWorld,
): Target {
  const delay = () =>
    random.between(0, faults.delayMs) +
    (areFaulty() && random.chance(faults.late) ? random.between(0, faults.lateMs) : 0);

  function call(method: string, args: readonly unknown[], run: () => Promise<unknown>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const about = summarize(args);
    const answer = (ms: number, settle: () => void) => time.after(ms, () => process.deliver(settle));
    const isCallLost = areFaulty() && random.chance(faults.lostCall);
    const isReplyLost = areFaulty() && random.chance(faults.lostReply);
    time.after(delay(), () => {
      if (isCallLost) {
        trace.add(`${name} lost`, process.name, method, about);
        return answer(TIMEOUT_MS, () => reject(fail()));
      }
      // The call has been sent, so it has its effect even if the process has been killed since.
      (isShared ? runOutside(run) : process.run(run)).then(
        (result) => {
          trace.add(name, process.name, method, about, summarize(result), isReplyLost ? "reply lost" : "");
          if (isReplyLost) answer(TIMEOUT_MS, () => reject(fail()));
          else answer(delay(), () => resolve(result));
        },
        (error: unknown) => {
          trace.add(name, process.name, method, about, String(error));
          answer(delay(), () => reject(error));
        },
      );
    });
    return promise;
  }

  return new Proxy(target, {
    get(real, property) {
      const value: unknown = Reflect.get(real, property);
      if (typeof value !== "function" || typeof property !== "string" || !asynchronous(property)) return value;
      return (...args: unknown[]) => call(property, args, async () => Reflect.apply(value, real, args));
    },
  });
}
