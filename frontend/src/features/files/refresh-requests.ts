import { parseOwnerLink } from "@envoi/crypto/request";
import type { RequestId } from "@envoi/protocol";
import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import type { Inbox } from "../../shared/transfer/transfer.ts";
import { answerLimit, isGone } from "../../shared/uploads/owner-calls.ts";

/** What changes when there is something to show. */
function summarize({ isOpen, deliveries }: Inbox): string {
  return [isOpen, ...deliveries.flatMap(({ id, state }) => [id, state])].join(" ");
}

/** Reads inboxes of the user's requests, one after another, and records what has changed. */
export class RequestRefresh {
  readonly #deps: Pick<Environment, "transfer" | "ownRequests">;
  readonly #signal: AbortSignal;
  readonly #waiting = new Set<RequestId>();
  readonly #known = new Map<RequestId, string>();
  #isReading = false;

  constructor(deps: Pick<Environment, "transfer" | "ownRequests">, signal: AbortSignal) {
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
      this.#waiting.delete(id);
      if (!this.#signal.aborted) await this.#read(id);
    }
    this.#isReading = false;
  }

  async #read(id: RequestId): Promise<void> {
    const { transfer, ownRequests } = this.#deps;
    const request = ownRequests.store.getState().find((own) => own.id === id);
    const owner = request === undefined ? null : parseOwnerLink(request.ownerLink);
    if (owner === null) return;
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
