import type { Provider } from "oidc-provider";
import * as z from "zod";
import { type PublicJwk, parseKeysJwk } from "./keys-bundle.ts";

/** What the fxa dialect lets a request for a code ask for besides, and who has signed in. */
type CodeNote = { uid: string; pageKey: PublicJwk | null; mayRefresh: boolean };

/** By code; the oldest are forgotten, which nobody can use any more. */
export type CodeNotes = { keep(code: string, note: CodeNote): void; find(code: string): CodeNote | null };

/** More sign-ins than these are never under way. */
const MAX_NOTES = 1_000;

const asked = z.object({ keys_jwk: z.string().optional(), access_type: z.string().optional() });
const answered = z.object({ code: z.string() });

export function createCodeNotes(): CodeNotes {
  const notes = new Map<string, CodeNote>();
  return {
    keep(code, note) {
      const [oldest] = notes.keys();
      if (notes.size >= MAX_NOTES && oldest !== undefined) notes.delete(oldest);
      notes.set(code, note);
    },
    find: (code) => notes.get(code) ?? null,
  };
}

/** Keeps a note of every code that the provider gives out. */
export function noteCodes(provider: Provider, notes: CodeNotes): void {
  provider.on("authorization.success", ({ oidc }, response) => {
    const { keys_jwk: keysJwk, access_type: accessType } = asked.parse(oidc.params);
    const { code } = answered.parse(response);
    notes.keep(code, {
      uid: oidc.session?.accountId ?? "",
      pageKey: keysJwk === undefined ? null : parseKeysJwk(keysJwk),
      mayRefresh: accessType === "offline",
    });
  });
}
