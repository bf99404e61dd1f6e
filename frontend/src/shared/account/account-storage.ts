import type { KeptValues, StorageResult } from "../storage/kept-values.ts";
import { isObject, parseJson } from "../storage/parse-json.ts";
import type { Profile, SignInTrigger, User } from "./account-state.ts";

/** A pending sign-in, stored while the user is on the issuer's site. */
export type PendingSignIn = {
  state: string;
  verifier: string;
  /** Decrypts the key bundle; `null` if the issuer sends none. */
  privateKey: JsonWebKey | null;
  trigger: SignInTrigger;
};

const USER_KEY = "user";
const STATE_KEY = "oauthState";
const VERIFIER_KEY = "pkceVerifier";
const PRIVATE_KEY = "scopedBundlePrivateKey";
const TRIGGER_KEY = "signInTrigger";
const TRIGGERS: readonly SignInTrigger[] = ["button", "count", "size", "time"];

/** Whether another tab's storage event may affect the signed-in user. */
export function isAboutUser(key: string | null): boolean {
  return key === null || key === USER_KEY;
}

/** @returns `null` if the uid is missing; other missing fields are empty */
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

function parseUser(json: unknown): User | null {
  const profile = parseProfile(json);
  if (profile === null || !isObject(json)) return null;
  const { access_token: accessToken, refresh_token: refreshToken, renewAtMs, fileListKey } = json;
  if (typeof accessToken !== "string" || typeof fileListKey !== "string") return null;
  return {
    accessToken,
    refreshToken: typeof refreshToken === "string" ? refreshToken : null,
    renewAtMs: typeof renewAtMs === "number" ? renewAtMs : null,
    ...profile,
    fileListKey,
  };
}

export type AccountStorage = ReturnType<typeof createAccountStorage>;

/** The account data stored on the device, under the names that Firefox Send's page used. */
export function createAccountStorage(values: KeptValues) {
  function removeSignIn(): void {
    for (const key of [STATE_KEY, VERIFIER_KEY, PRIVATE_KEY, TRIGGER_KEY]) values.remove(key);
  }

  return {
    /** @returns `null` if nobody is signed in, or the record is invalid */
    readUser: () => parseUser(parseJson(values.get(USER_KEY))),
    writeUser({ accessToken, refreshToken, renewAtMs, ...user }: User): void {
      const renewal = {
        ...(refreshToken !== null && { refresh_token: refreshToken }),
        ...(renewAtMs !== null && { renewAtMs }),
      };
      values.set(USER_KEY, JSON.stringify({ access_token: accessToken, ...renewal, ...user }));
    },
    removeUser: () => void values.remove(USER_KEY),
    removeSignIn,
    /**
     * Stores a pending sign-in, replacing any other tab's. If the device cannot store it, the sign-in fails after the
     * redirect.
     */
    writeSignIn({ state, verifier, privateKey, trigger }: PendingSignIn): StorageResult {
      if (privateKey === null) values.remove(PRIVATE_KEY);
      const written = Object.entries({
        [STATE_KEY]: state,
        [VERIFIER_KEY]: verifier,
        ...(privateKey !== null && { [PRIVATE_KEY]: JSON.stringify(privateKey) }),
        [TRIGGER_KEY]: trigger,
      }).map(([key, value]) => values.set(key, value));
      return written.find((kept) => kept !== "kept") ?? "kept";
    },
    /**
     * Reads and removes the pending sign-in, so that it can be used only once. @returns `null`, without removing
     * anything, if the state differs from the stored one
     */
    takeSignIn(state: string | null): PendingSignIn | null {
      if (state === null || state !== values.get(STATE_KEY)) return null;
      const verifier = values.get(VERIFIER_KEY);
      const privateKey = parseJson(values.get(PRIVATE_KEY));
      const trigger = TRIGGERS.find((known) => known === values.get(TRIGGER_KEY)) ?? "button";
      removeSignIn();
      if (verifier === null) return null;
      return { state, verifier, privateKey: isObject(privateKey) ? privateKey : null, trigger };
    },
  };
}
