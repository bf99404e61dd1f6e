import { type MetricEvent, wellFormed } from "@envoi/protocol";
import type { Campaign } from "../account/campaign.ts";

const HOUR_MS = 3_600_000;

type TransferFigures = { sizeBytes: number; durationMs: number; passwordProtected: boolean };

/** Usage events. None of them contains file names, links or personal data. */
export type ClientEvent =
  | { type: "visit"; entrypoint: "upload" | "download" | "request"; referrer: string; campaign: Campaign }
  | ({
      type: "upload";
      status: "ok" | "cancel" | "error";
      fileCount: number;
      downloadLimit: number;
      timeLimitSeconds: number;
    } & TransferFigures)
  | ({ type: "download"; status: "ok" | "error" } & TransferFigures)
  | { type: "delete"; ageMs: number; downloaded: boolean }
  | { type: "login"; status: "ok" | "cancel"; trigger: string }
  | { type: "logout"; trigger: string }
  | { type: "experiment"; experiment: string; variant: string };

type Properties = Exclude<MetricEvent["event_properties"], undefined>;

/**
 * Maximum length of campaign parameters. Longer parameters, which come from outside, are cut, because the server would
 * otherwise reject the whole beacon.
 */
const CAMPAIGN_CHARACTERS = 128;

/** @returns the order of magnitude; sizes and times are not recorded more precisely */
function magnitude(value: number): number {
  return Math.floor(Math.log10(Math.max(value, 1)));
}

function toMagnitudes({ sizeBytes, durationMs, passwordProtected }: TransferFigures): Properties {
  return { size: magnitude(sizeBytes), duration: magnitude(durationMs), password_protected: passwordProtected };
}

function shorten(campaign: Campaign): Properties {
  const short = (text: string) => wellFormed(text.slice(0, CAMPAIGN_CHARACTERS));
  return Object.fromEntries(Object.entries(campaign).map(([name, text]) => [name, short(text)]));
}

function toProperties(event: ClientEvent): Properties {
  switch (event.type) {
    case "visit":
      return { entrypoint: event.entrypoint, referrer: event.referrer, ...shorten(event.campaign) };
    case "upload":
      return {
        ...toMagnitudes(event),
        status: event.status,
        file_count: event.fileCount,
        download_limit: event.downloadLimit,
        time_limit: event.timeLimitSeconds,
      };
    case "download":
      return { ...toMagnitudes(event), status: event.status };
    case "delete":
      return { age: Math.floor(event.ageMs / HOUR_MS), downloaded: event.downloaded, status: "ok" };
    case "login":
      return { status: event.status, trigger: event.trigger };
    case "logout":
      return { status: "ok", trigger: event.trigger };
    case "experiment":
      return { experiment: event.experiment, variant: event.variant };
  }
}

/** @returns the event as sent in a beacon */
export function toMetricEvent(event: ClientEvent): Pick<MetricEvent, "event_type"> & { event_properties: Properties } {
  return { event_type: `client_${event.type}`, event_properties: toProperties(event) };
}
