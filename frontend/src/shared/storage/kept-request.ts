import { parseRequestId, type RequestId } from "@envoi/protocol";
import { isObject } from "./parse-json.ts";

/** What the server last said about a request. Times are in ms since 1970. */
export type RequestNews = {
  /** Whether it accepts deliveries until it closes. */
  isOpen: boolean;
  /** Number of deliveries that nobody has collected, and that were not opened on this device. */
  newDeliveries: number;
  /** When the latest of them arrived; 0 if there is none. */
  arrivedAt: number;
  /** When something about the request or its deliveries was last found to have changed; 0 if never. */
  changedAt: number;
};

/** A request that the user has created, as the device stores it. */
export type KeptRequest = {
  id: RequestId;
  /** Opens the inbox, and is as secret as the deliveries. */
  ownerLink: string;
  title: string;
  /** ms since 1970 */
  createdAt: number;
  /** Until when it accepts deliveries, in ms since 1970. */
  closesAt: number;
  /** When the last delivery expires, in ms since 1970. */
  expiresAt: number;
  /** The uid of the user whose list has or will have the request; `null` if nobody was signed in. */
  account: string | null;
  /** Whether the account's list does not have the request yet. */
  awaitsSync: boolean;
  news: RequestNews;
};

export const NO_NEWS: RequestNews = { isOpen: true, newDeliveries: 0, arrivedAt: 0, changedAt: 0 };

function parseNews(json: unknown): RequestNews {
  if (!isObject(json)) return NO_NEWS;
  const { isOpen, newDeliveries, arrivedAt, changedAt } = json;
  if (typeof newDeliveries !== "number" || typeof arrivedAt !== "number" || typeof changedAt !== "number")
    return NO_NEWS;
  return { isOpen: isOpen !== false, newDeliveries, arrivedAt, changedAt };
}

/** @returns `null` for anything else, such as an upload in an account's list */
export function parseKeptRequest(json: unknown): KeptRequest | null {
  if (!isObject(json)) return null;
  const { ownerLink, title, createdAt, closesAt, expiresAt, account = null } = json;
  const id = parseRequestId(json["id"]);
  if (id === null || typeof ownerLink !== "string" || typeof title !== "string") return null;
  if (typeof createdAt !== "number" || typeof closesAt !== "number" || typeof expiresAt !== "number") return null;
  return {
    id,
    ownerLink,
    title,
    createdAt,
    closesAt,
    expiresAt,
    account: typeof account === "string" ? account : null,
    awaitsSync: json["awaitsSync"] !== false,
    news: parseNews(json["news"]),
  };
}

/** @returns readable records only */
export function parseKeptRequests(json: unknown): KeptRequest[] {
  return Array.isArray(json) ? json.map(parseKeptRequest).filter((request) => request !== null) : [];
}

/** @returns the entry for the account's list, without the device's own data */
export function toListedRequest({ account, awaitsSync, news, ...listed }: KeptRequest) {
  return listed;
}
