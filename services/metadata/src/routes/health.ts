import type { Clock } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { MetadataReporter } from "../reporter.ts";
import { answerOk } from "./owner-calls.ts";

/** Time for which a result is reused, to avoid querying the stores on every call. */
const GOOD_FOR_MS = 5_000;

/** `GET /__heartbeat__`: 200 if the stores respond. */
export function heartbeatRoute(deps: {
  check(): Promise<unknown>;
  report: MetadataReporter;
  clock: Clock;
}): RequestHandler {
  const { check, report, clock } = deps;
  let last: { atMs: number; answer: Promise<void> } | null = null;

  async function ask(): Promise<void> {
    try {
      await check();
    } catch (cause) {
      report.unhealthy(cause);
      throw new ProtocolError("internal", { cause });
    }
  }

  return async (_request, response) => {
    const nowMs = clock.now();
    if (last === null || Math.abs(nowMs - last.atMs) >= GOOD_FOR_MS) last = { atMs: nowMs, answer: ask() };
    await last.answer;
    answerOk(response);
  };
}
