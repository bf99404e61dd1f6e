import { parseRequestLink, requestLinkOf } from "@envoi/client/request";
import {
  type LimitSet,
  MAX_KIND_CHARACTERS,
  MAX_LIST_ENTRIES,
  MAX_WANTED_CHARACTERS,
  type PublicConfig,
} from "@envoi/protocol";
import { limitChoices, withChosen } from "../../shared/config/limit-choices.ts";
import type { NewRequest, OwnRequest } from "../../shared/transfer/transfer.ts";

/** What the user has entered for a new request. */
export type RequestDraft = {
  title: string;
  message: string;
  asker: string;
  /** One item per line. */
  wanted: string;
  /** Separated by commas. */
  kinds: string;
  timeLimitSeconds: number;
  maxDeliveries: number;
  maxDeliveryBytes: number;
  maxBytes: number;
  /** `null` if senders need no password. */
  password: string | null;
};

const DELIVERY_COUNTS = [1, 5, 10, 50, 100, 1_000];
const SIZES = [10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000];
const USUAL = { deliveries: 10, deliveryBytes: 100_000_000, bytes: 1_000_000_000 };

const hasPassword = ({ owner }: OwnRequest) => parseRequestLink(requestLinkOf(owner))?.hasPassword === true;

/** @param before - the request that the new one replaces */
export function createDraft(config: PublicConfig, limits: LimitSet, before: OwnRequest | null): RequestDraft {
  const { title = "", message = "", asker = "", wanted = [], kinds = [] } = before?.label ?? {};
  const times = limitChoices(config, limits).expireTimesSeconds;
  return fitDraft(
    {
      ...{ title, message, asker, wanted: wanted.join("\n"), kinds: kinds.join(", ") },
      timeLimitSeconds: times.at(-1) ?? limits.MAX_EXPIRE_SECONDS,
      maxDeliveries: before?.terms.maxDeliveries ?? USUAL.deliveries,
      maxDeliveryBytes: before?.terms.maxDeliveryBytes ?? USUAL.deliveryBytes,
      maxBytes: before?.terms.maxBytes ?? USUAL.bytes,
      password: before !== null && hasPassword(before) ? "" : null,
    },
    limits,
  );
}

/** Shortens lists as a text field shortens what is too long, and makes the limits consistent, as the server requires. */
export function fitDraft(draft: RequestDraft, limits: LimitSet): RequestDraft {
  const wanted = fitList(draft.wanted, "\n", MAX_WANTED_CHARACTERS);
  const kinds = fitList(draft.kinds, ",", MAX_KIND_CHARACTERS);
  const maxDeliveryBytes = Math.min(draft.maxDeliveryBytes, limits.MAX_FILE_SIZE);
  const most = maxDeliveryBytes * draft.maxDeliveries;
  const maxBytes = Math.min(most, Math.max(draft.maxBytes, maxDeliveryBytes));
  return { ...draft, wanted, kinds, maxDeliveryBytes, maxBytes };
}

function fitList(text: string, separator: string, maxCharacters: number): string {
  let left = MAX_LIST_ENTRIES;
  const entries = text.split(separator).filter((entry) => entry.trim() === "" || left-- > 0);
  return entries.map((entry) => [...entry].slice(0, maxCharacters).join("")).join(separator);
}

/** The choices for a draft, within the user's limits. */
export function draftChoices(config: PublicConfig, limits: LimitSet, draft: RequestDraft) {
  const { maxDeliveries, maxDeliveryBytes, maxBytes, timeLimitSeconds } = draft;
  const most = maxDeliveryBytes * maxDeliveries;
  const within = (least: number, most: number) => SIZES.filter((bytes) => bytes > least && bytes < most);
  return {
    times: withChosen(limitChoices(config, limits).expireTimesSeconds, timeLimitSeconds),
    counts: withChosen(DELIVERY_COUNTS, maxDeliveries),
    deliverySizes: withChosen([...within(0, limits.MAX_FILE_SIZE), limits.MAX_FILE_SIZE], maxDeliveryBytes),
    totalSizes: withChosen([maxDeliveryBytes, ...within(maxDeliveryBytes, most), most], maxBytes),
  };
}

const split = (text: string, separator: RegExp) => text.split(separator).filter((part) => part.trim() !== "");

export function toNewRequest(draft: RequestDraft, bearer: string | null): NewRequest {
  const { title, message, asker, wanted, kinds, ...limits } = draft;
  return { ...limits, label: { title, message, asker, wanted: split(wanted, /\n/), kinds: split(kinds, /,/) }, bearer };
}
