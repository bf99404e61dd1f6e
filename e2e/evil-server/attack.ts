import type { EvilServer } from "./evil-server.ts";
import type { World } from "./world.ts";

/** What clients cannot prevent: the list in docs/design/encryption.md, under "What a hostile server can still do". */
export const LIMITS = [
  "Withhold",
  "Delay",
  "Miscount",
  "Keep",
  "Replay a list",
  "Drop an ordinary password",
  "Name another address",
  "Name another store",
  "Replace the key of reports",
] as const;
type Limit = (typeof LIMITS)[number];

/**
 * How an attack ends. `refused`: with the code of an error, and nothing counts as received, sent or saved. `harmless`:
 * the client's result is the same as without the lie. A limit: the documentation names it.
 */
export type Outcome = { refused: string } | "harmless" | { limit: Limit };

/** What an attack needs. */
export type Scene = {
  world: World;
  /** Forwards to the world's honest server, with lies. */
  evil: EvilServer;
  /** Names secrets that no request may contain, in addition to those of the world. */
  hide(secrets: Record<string, string | Uint8Array>): void;
};

/** One lie, and how it must end. */
export type Attack = {
  /** Completes the sentence "A server that …". */
  lie: string;
  outcome: Outcome;
  /**
   * Runs the client. Rejects with an error that has a `code` if the client refuses the lie. If the outcome is
   * `harmless` or a limit, verifies the client's result.
   */
  run(scene: Scene): Promise<unknown>;
  /** Whether the attack takes seconds, or minutes of retries, and so runs only in `npm run test:all`. Default: no. */
  isSlow?: boolean;
};

/** Attacks on one client, under a heading of docs/hostile-server.md. */
export type Theme = { title: string; client: "library" | "command line" | "page"; attacks: readonly Attack[] };

/** @returns the code with which the client must refuse the lie, or `null` */
export function refusalOf({ outcome }: Pick<Attack, "outcome">): string | null {
  return typeof outcome === "object" && "refused" in outcome ? outcome.refused : null;
}

/** @returns the limit that the lie shows, or `null` */
export function limitOf({ outcome }: Pick<Attack, "outcome">): Limit | null {
  return typeof outcome === "object" && "limit" in outcome ? outcome.limit : null;
}

/** Characters that would change the look or the direction of the text around them. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The text in quotation marks, with nothing that a reader could not see. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(CONTROLS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
