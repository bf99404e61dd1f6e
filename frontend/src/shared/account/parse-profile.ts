import { isObject } from "../storage/parse-json.ts";
import type { Profile } from "./account-state.ts";

/** @returns `null` without a uid; other missing fields are empty */
export function parseProfile(json: unknown): Profile | null {
  if (!isObject(json)) return null;
  const { uid, email, displayName, avatar, avatarDefault } = json;
  if (typeof uid !== "string") return null;
  return {
    uid,
    email: typeof email === "string" ? email : "",
    displayName: typeof displayName === "string" ? displayName : "",
    avatar: typeof avatar === "string" ? avatar : null,
    avatarDefault: avatarDefault === true,
  };
}
