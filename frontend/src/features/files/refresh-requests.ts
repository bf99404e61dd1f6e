import { parseOwnerLink } from "@envoi/crypto/request";
import type { RequestId } from "@envoi/protocol";
import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import type { Inbox } from "../../shared/transfer/transfer.ts";
import { answerLimit, isGone } from "../../shared/uploads/owner-calls.ts";

/** Minimum time between two reads of an inbox, so that a server's events cannot keep the page reading. */
const PAUSE_MS = 1_000;

type RefreshDeps = Pick<Environment, "transfer" | "ownRequests" | "now">;

/** What changes when there is something to show. */
function summarize({ isOpen, deliveries }: Inbox): string {
  return [isOpen, ...deliveries.flatMap(({ id, state }) => [id, state])].join(" ");
}

/** Reads inboxes of the user's requests, one after another, and records what has changed. */
export class RequestRefresh {
  readonly #deps: RefreshDeps;
  readonly #signal: AbortSignal;
  readonly #waiting = new Set<RequestId>();
  readonly #known = new Map<RequestId, string>();
  readonly #readAtMs = new Map<RequestId, number>();
  #isReading = false;

  constructor(deps: RefreshDeps, signal: AbortSignal) {
    this.#deps = deps;
    this.#signal = signal;
  }

  /** Reads an inbox soon. An event that arrives while it is being read has it read again. */
  ask(id: RequestId): void {
    this.#waiting.add(id);
    if (!this.#isReading) void this.#readWaiting();
  }

  async #readWaiting(): Promise<void> {
    this.#isReading = true;
    for (const id of this.#waiting) {
      await this.#pause(id);
      this.#waiting.delete(id);
      if (!this.#signal.aborted) await this.#read(id);
    }
    this.#isReading = false;
  }

  async #pause(id: RequestId): Promise<void> {
    const { transfer, now } = this.#deps;
    const readAtMs = this.#readAtMs.get(id);
    const restMs = readAtMs === undefined ? 0 : readAtMs + PAUSE_MS - now();
    // Rejects if this tab stops following the events.
    if (restMs > 0) await transfer.delay(Math.min(restMs, PAUSE_MS), this.#signal).catch(() => undefined);
  }

  async #read(id: RequestId): Promise<void> {
    const { transfer, ownRequests } = this.#deps;
    const request = ownRequests.store.getState().find((own) => own.id === id);
    const owner = request === undefined ? null : parseOwnerLink(request.ownerLink);
    if (owner === null) return;
    this.#readAtMs.set(id, this.#deps.now());
    try {
      const until = anySignal([this.#signal, answerLimit()]);
      const inbox = await transfer.readInbox(owner, ownRequests.listSeen(id), until);
      const summary = summarize(inbox);
      const known = this.#known.get(id);
      this.#known.set(id, summary);
      const isNews = ownRequests.note(inbox);
      if (known === undefined ? isNews : known !== summary) ownRequests.markChanged(id);
    } catch (error) {
      // The list stays as it is while the server does not respond, or shows another request.
      if (isGone(error)) ownRequests.forget(id);
    }
  }
}
