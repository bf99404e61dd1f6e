import type { Clock } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import type { MetadataReporter } from "../report.ts";
import { answerOk } from "./owner-calls.ts";

/** Anyone may ask as often as they like: what the stores answered once is good for so long. */
const GOOD_FOR_MS = 5_000;

/** `GET /__lbheartbeat__`: this process answers. */
export const lbHeartbeatRoute: RequestHandler = (_request, response) => answerOk(response);

/** `GET /__heartbeat__`: so do the stores. */
export function heartbeatRoute(deps: {
  check(): Promise<void>;
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
