import { parseRequestId, type RequestId } from "@envoi/protocol";
import { isObject } from "./parse-json.ts";

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
  /** uid of the user who was signed in; `null` if nobody was. */
  account: string | null;
};

function parseKeptRequest(json: unknown): KeptRequest | null {
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
  };
}

/** @returns readable records only */
export function parseKeptRequests(json: unknown): KeptRequest[] {
  return Array.isArray(json) ? json.map(parseKeptRequest).filter((request) => request !== null) : [];
}
