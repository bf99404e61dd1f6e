import type { Clock } from "@envoi/platform";

/** An operator's sign-in at the page. Its token is stored in memory, and checked again for each request. */
type SignIn = { operator: string; token: string };

export const SIGN_IN_SECONDS = 3_600;
/** Maximum number of sign-ins, above which the oldest is dropped. */
const MAX_SIGN_INS = 100;
const ID_BYTES = 32;

/** Sign-ins to the operators' page that this process has started. */
export type SignIns = ReturnType<typeof createSignIns>;

export function createSignIns(clock: Clock) {
  const all = new Map<string, SignIn & { untilMs: number }>();
  return {
    /** @returns the sign-in's id, for the cookie */
    begin(signIn: SignIn): string {
      const id = crypto.getRandomValues(Buffer.alloc(ID_BYTES)).toString("base64url");
      all.set(id, { ...signIn, untilMs: clock.now() + SIGN_IN_SECONDS * 1_000 });
      const [oldest] = all.keys();
      if (all.size > MAX_SIGN_INS && oldest !== undefined) all.delete(oldest);
      return id;
    },
    find(id: string): SignIn | null {
      const found = all.get(id);
      if (found === undefined) return null;
      if (found.untilMs > clock.now()) return found;
      all.delete(id);
      return null;
    },
    end: (id: string) => void all.delete(id),
  };
}
