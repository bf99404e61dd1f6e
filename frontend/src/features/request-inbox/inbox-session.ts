import { DecryptionError } from "@envoi/crypto";
import type { Metadata, UploadId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { reportableOf } from "../../shared/report/reportable.ts";
import { createPausing } from "../../shared/saving/pausing.ts";
import { LARGE_BYTES, NeedsMemory } from "../../shared/saving/saver.ts";
import { createReducerStore } from "../../shared/state/reducer-store.ts";
import type { InboxDelivery, OpenedDownload, OwnerLink } from "../../shared/transfer/transfer.ts";
import { explainedFailure, explainFailure, failureCode, isCancelled } from "../../shared/transfer/transfer-failure.ts";
import { isGone } from "../../shared/uploads/owner-calls.ts";
import { type InboxFailure, type Refusal, reduceInbox, UNREAD_INBOX } from "./inbox-state.ts";
import { toKeptRequest } from "./to-kept-request.ts";

type Dependencies = Pick<Environment, "transfer" | "saver" | "ownRequests" | "account" | "now">;

const MAX_OPENED_AT_ONCE = 3;

/** `folder`: where to save; `null`: among the browser's downloads. `mayUseMemory`: see `SaveOptions` of the saver. */
type SaveOptions = { folder: FileSystemDirectoryHandle | null; mayUseMemory: boolean };

function refusalOf({ code }: DecryptionError): Refusal {
  return code === "commitment" || code === "authentication" ? "forged" : "damaged";
}

function failureOf(error: unknown): InboxFailure {
  if (error instanceof DecryptionError) return "untrusted";
  // The owner's token is wrong if the link belongs to another request.
  if (failureCode(error) === "unauthorized") return "untrusted";
  return isGone(error) ? "gone" : "unreached";
}

export type InboxSession = ReturnType<typeof createInboxSession>;

/** Reads a request's inbox, and opens, saves and removes its deliveries. */
export function createInboxSession(deps: Dependencies, owner: OwnerLink) {
  const { transfer, saver, ownRequests } = deps;
  const store = createReducerStore(reduceInbox, UNREAD_INBOX);
  const { signal } = new AbortController();
  const opening: InboxDelivery[] = [];
  let opened = 0;
  /** Deliveries to be saved after the one that is being saved, in this order. */
  const waiting: (SaveOptions & { id: UploadId })[] = [];
  /** Ends the current save. */
  let saving: { id: UploadId; stop: AbortController } | null = null;
  let isKept = false;

  async function read(readSignal: AbortSignal): Promise<void> {
    try {
      const inbox = await transfer.readInbox(owner, ownRequests.listSeen(owner.id), readSignal);
      // Only once, because a user who signs out while this page is open takes the request off the device.
      if (!isKept) ownRequests.keep(toKeptRequest(deps, inbox));
      isKept = true;
      ownRequests.note(inbox);
      store.dispatch({ type: "read", inbox });
    } catch (error) {
      if (readSignal.aborted) return;
      const failure = failureOf(error);
      if (failure === "gone") ownRequests.forget(owner.id);
      store.dispatch({ type: "notRead", failure });
    }
  }

  async function openFrom(delivery: InboxDelivery, signal: AbortSignal): Promise<OpenedDownload> {
    const { id, wrappedKey } = delivery;
    const { inbox } = store.getState();
    if (inbox === null) throw new Error("the inbox is not read");
    try {
      const download = await transfer.openDelivery(inbox, { id, wrappedKey }, signal);
      ownRequests.markSeen(owner.id, delivery);
      ownRequests.note(store.getState().inbox ?? inbox);
      const { metadata, reportTicket, openedKeys } = download;
      const reportable = reportableOf({ id, reportTicket, openedKeys, secretB64: "" });
      store.dispatch({ type: "content", id, content: { metadata, reportable } });
      return download;
    } catch (error) {
      if (error instanceof DecryptionError) {
        store.dispatch({ type: "content", id, content: { refusal: refusalOf(error) } });
      }
      throw error;
    }
  }

  async function openNext(): Promise<void> {
    const delivery = opened < MAX_OPENED_AT_ONCE ? opening.shift() : undefined;
    if (delivery === undefined) return;
    opened += 1;
    try {
      (await openFrom(delivery, signal)).close();
    } catch (error) {
      const isRefused = error instanceof DecryptionError;
      if (!isRefused) store.dispatch({ type: "content", id: delivery.id, content: "unreached" });
    }
    opened -= 1;
    void openNext();
  }

  /** @throws NeedsMemory before anything is saved */
  async function saveFiles(
    download: OpenedDownload,
    id: UploadId,
    { folder, mayUseMemory, signal }: SaveOptions & { signal: AbortSignal },
  ) {
    const { metadata, openedKeys = null, nextNonce } = download;
    const largest = Math.max(...filesOf(metadata).map(({ size }) => size));
    if (folder === null && !mayUseMemory && largest > LARGE_BYTES && !(await saver.canStream(largest))) {
      throw new NeedsMemory();
    }
    let doneBytes = 0;
    for (const [index, { size }] of filesOf(metadata).entries()) {
      const before = doneBytes;
      const onProgress = ({ receivedBytes }: { receivedBytes: number }) =>
        store.dispatch({ type: "received", bytes: before + receivedBytes });
      if (folder !== null) await download.writeFile({ index, folder, onProgress, signal });
      else {
        const request = { id, secretB64: "", password: null, nonce: nextNonce, openedKeys };
        await saver.save(download, request, {
          indexes: [index],
          onProgress,
          mayUseMemory,
          pausing: createPausing(),
          signal,
        });
      }
      doneBytes += size;
    }
  }

  async function saveOne(delivery: InboxDelivery, options: SaveOptions): Promise<void> {
    const { id } = delivery;
    const stop = new AbortController();
    saving = { id, stop };
    store.dispatch({ type: "saveBegan", id });
    const download = await openFrom(delivery, stop.signal);
    try {
      await saveFiles(download, id, { ...options, signal: stop.signal });
    } finally {
      download.close();
    }
    await transfer.collectDeliveries(owner, [id], signal);
    store.dispatch({ type: "collected", id });
  }

  async function saveWaiting(): Promise<void> {
    let problem: string | null = null;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id } = next;
      const delivery = store.getState().inbox?.deliveries.find((one) => one.id === id);
      if (delivery === undefined) continue;
      try {
        await saveOne(delivery, next);
      } catch (error) {
        if (isCancelled(error)) continue;
        const rest = waiting.map((one) => one.id);
        if (error instanceof NeedsMemory) store.dispatch({ type: "memoryNeeded", ids: [id, ...rest] });
        else {
          const explained = explainedFailure(failureCode(error));
          problem = explained === undefined ? "downloadErrorLead" : explainFailure(explained);
          if (error instanceof DecryptionError) continue;
        }
        waiting.length = 0;
      } finally {
        saving = null;
      }
    }
    store.dispatch({ type: "stopped", problem });
  }

  /** Runs an action, and shows it if it fails. */
  async function attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch {
      store.dispatch({ type: "failed", problem: "changeFailed" });
      return false;
    }
  }

  return {
    store,
    read,
    /** Fetches and verifies a delivery's names and message, unless that was done or is under way. */
    open(delivery: InboxDelivery): void {
      const known = store.getState().contents[delivery.id];
      if (known !== undefined && known !== "unreached") return;
      const content = delivery.isRepeated ? ({ refusal: "repeated" } as const) : "opening";
      store.dispatch({ type: "content", id: delivery.id, content });
      if (content !== "opening") return;
      opening.push(delivery);
      void openNext();
    },
    /**
     * Saves deliveries one after another, each file on its own, and reports each delivery once all of it is verified
     * and saved. One that is refused does not stop the others. If others are being saved, these are saved after them.
     */
    async save(ids: readonly UploadId[], options: Partial<SaveOptions> = {}): Promise<void> {
      const { folder = null, mayUseMemory = false } = options;
      const added = ids.filter((id) => id !== saving?.id && !waiting.some((one) => one.id === id));
      const isIdle = saving === null && waiting.length === 0;
      waiting.push(...added.map((id) => ({ id, folder, mayUseMemory })));
      store.dispatch({ type: "saveAsked", ids: added });
      if (isIdle) await saveWaiting();
    },
    /** Cancels the saving of these deliveries. Others are saved. */
    cancel(ids: readonly UploadId[]): void {
      for (const id of ids) {
        const at = waiting.findIndex((one) => one.id === id);
        if (at >= 0) waiting.splice(at, 1);
      }
      store.dispatch({ type: "cancelled", ids });
      if (saving !== null && ids.includes(saving.id)) saving.stop.abort();
    },
    remove: (id: UploadId) =>
      attempt(async () => {
        await transfer.removeDeliveries(owner, [id], signal);
        store.dispatch({ type: "removed", id });
        await read(signal);
      }),
    close: () =>
      attempt(async () => {
        await transfer.closeRequest(owner, signal);
        await read(signal);
      }),
    deleteAll: () =>
      attempt(async () => {
        await transfer.deleteRequest(owner, signal);
        ownRequests.forget(owner.id);
      }),
  };
}

/** An upload of a single file may have no list. */
function filesOf({ manifest, size }: Metadata): { size: number }[] {
  return manifest.files.length > 0 ? manifest.files : [{ size }];
}
