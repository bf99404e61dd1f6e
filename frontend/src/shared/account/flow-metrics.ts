import type { AuthConfig } from "@envoi/protocol";
import { readJson } from "@envoi/protocol/bounded-read";
import { isObject } from "../storage/parse-json.ts";
import type { SignInTrigger } from "./account-state.ts";
import type { Campaign } from "./campaign.ts";

/** The ids by which an issuer of the fxa dialect recognises a visit. */
export type Flow = { flow_id: string; flow_begin_time: string };

/** Timeout for the flow metrics, so they do not delay the sign-in. */
const PATIENCE_MS = 3_000;

/** @returns `null` on failure: the sign-in continues without metrics */
export async function fetchFlow(
  { issuer }: AuthConfig,
  { trigger, campaign }: { trigger: SignInTrigger; campaign: Campaign },
  fetch: typeof globalThis.fetch,
): Promise<Flow | null> {
  const query = new URLSearchParams({
    entrypoint: entrypointOf(trigger),
    form_type: "email",
    utm_source: campaign.utm_source,
    utm_campaign: campaign.utm_campaign,
  });
  try {
    const answer = await fetch(`${issuer}/metrics-flow?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return parseFlow(await readJson(answer));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failed flow metrics are only logged
    console.warn("flow metrics failed", error instanceof Error ? error.message : error);
    return null;
  }
}

export function entrypointOf(trigger: SignInTrigger): string {
  return `send-${trigger}`;
}

function parseFlow(json: unknown): Flow {
  if (!isObject(json)) throw new Error("no flow");
  const { flowId, flowBeginTime } = json;
  if (typeof flowId !== "string" || (typeof flowBeginTime !== "string" && typeof flowBeginTime !== "number")) {
    throw new Error("no flow");
  }
  return { flow_id: flowId, flow_begin_time: String(flowBeginTime) };
}
