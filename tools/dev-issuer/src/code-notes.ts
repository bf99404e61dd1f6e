import { LRUCache } from "lru-cache";
import type { Provider } from "oidc-provider";
import * as z from "zod";
import { type PublicJwk, parseKeysJwk } from "./keys-bundle.ts";

/** The person who signed in, and the extra parameters of the fxa dialect. */
type CodeNote = { uid: string; pageKey: PublicJwk | null; mayRefresh: boolean };

/** Notes by code. */
export type CodeNotes = LRUCache<string, CodeNote>;

/** More than there ever are sign-ins in progress. */
const MAX_NOTES = 1_000;

const asked = z.object({ keys_jwk: z.string().optional(), access_type: z.string().optional() });
const answered = z.object({ code: z.string() });

export const createCodeNotes = (): CodeNotes => new LRUCache({ max: MAX_NOTES });

/** Stores a note for every code that the provider issues. */
export function noteCodes(provider: Provider, notes: CodeNotes): void {
  provider.on("authorization.success", ({ oidc }, response) => {
    const { keys_jwk: keysJwk, access_type: accessType } = asked.parse(oidc.params);
    const { code } = answered.parse(response);
    notes.set(code, {
      uid: oidc.session?.accountId ?? "",
      pageKey: keysJwk === undefined ? null : parseKeysJwk(keysJwk),
      mayRefresh: accessType === "offline",
    });
  });
}
