import type { Metadata, UploadId } from "@envoi/protocol";
import type { Reportable } from "../../shared/report/reportable.ts";
import type { Inbox, InboxDelivery } from "../../shared/transfer/transfer.ts";

/** Why the owner's client refuses a delivery. */
export type Refusal = "repeated" | "forged" | "damaged";

/** `opening`: its metadata is being fetched. `unreached`: it can be opened later. */
export type DeliveryContent =
  | { metadata: Metadata; reportable: Reportable | null }
  | { refusal: Refusal }
  | "opening"
  | "unreached";

/** Why there is no inbox: the request is gone, the server shows another one, or the server cannot be reached. */
export type InboxFailure = "gone" | "untrusted" | "unreached";

export type InboxState = {
  /** As last read; `null` before that. */
  inbox: Inbox | null;
  failure: InboxFailure | null;
  contents: Readonly<Record<UploadId, DeliveryContent>>;
  /** Deliveries that the user has removed. The server lists them a moment longer. */
  removed: readonly UploadId[];
  /** The delivery that is being saved, and the number of bytes received. */
  saving: { id: UploadId; receivedBytes: number } | null;
  /** Deliveries that are saved after that. */
  waiting: readonly UploadId[];
  /** Id of the message about the last action, which failed. */
  problem: string | null;
  /** Deliveries that this browser can save only from memory, and those after them; saved if the user agrees. */
  largeOnes: readonly UploadId[];
};

export type InboxAction =
  | { type: "read"; inbox: Inbox }
  | { type: "notRead"; failure: InboxFailure }
  | { type: "content"; id: UploadId; content: DeliveryContent }
  | { type: "saveAsked"; ids: readonly UploadId[] }
  | { type: "saveBegan"; id: UploadId }
  | { type: "received"; bytes: number }
  | { type: "collected"; id: UploadId }
  | { type: "cancelled"; ids: readonly UploadId[] }
  | { type: "removed"; id: UploadId }
  | { type: "stopped"; problem: string | null }
  | { type: "memoryNeeded"; ids: readonly UploadId[] }
  | { type: "failed"; problem: string };

export const UNREAD_INBOX: InboxState = {
  inbox: null,
  failure: null,
  contents: {},
  removed: [],
  saving: null,
  waiting: [],
  problem: null,
  largeOnes: [],
};

export function reduceInbox(state: InboxState, action: InboxAction): InboxState {
  switch (action.type) {
    case "read":
      return { ...state, inbox: withoutRemoved(action.inbox, state.removed), failure: null };
    case "notRead":
      // A list that was verified stays on the page while the server cannot be reached.
      return { ...state, failure: action.failure, ...(action.failure !== "unreached" && { inbox: null }) };
    case "content":
      return { ...state, contents: { ...state.contents, [action.id]: action.content } };
    case "saveAsked":
      return { ...state, waiting: [...state.waiting, ...action.ids], problem: null, largeOnes: [] };
    case "saveBegan":
      return {
        ...state,
        saving: { id: action.id, receivedBytes: 0 },
        waiting: state.waiting.filter((id) => id !== action.id),
      };
    case "received":
      return state.saving === null ? state : { ...state, saving: { ...state.saving, receivedBytes: action.bytes } };
    case "collected":
      return { ...state, saving: null, inbox: state.inbox && withCollected(state.inbox, action.id) };
    case "cancelled":
      return { ...state, waiting: state.waiting.filter((id) => !action.ids.includes(id)) };
    case "removed": {
      const removed = [...state.removed, action.id];
      return { ...state, removed, inbox: state.inbox && withoutRemoved(state.inbox, removed) };
    }
    case "stopped":
      return { ...state, saving: null, waiting: [], problem: action.problem };
    case "memoryNeeded":
      return { ...state, saving: null, waiting: [], largeOnes: action.ids };
    case "failed":
      return { ...state, problem: action.problem };
  }
}

function withoutRemoved(inbox: Inbox, removed: readonly UploadId[]): Inbox {
  const remove = (delivery: InboxDelivery): InboxDelivery =>
    removed.includes(delivery.id) ? { ...delivery, state: "gone" } : delivery;
  return { ...inbox, deliveries: inbox.deliveries.map(remove) };
}

function withCollected(inbox: Inbox, id: UploadId): Inbox {
  const collect = (delivery: InboxDelivery): InboxDelivery =>
    delivery.id === id ? { ...delivery, state: "collected", wasCollected: true } : delivery;
  return { ...inbox, deliveries: inbox.deliveries.map(collect) };
}

/** Deliveries that can be saved and are not saved yet, oldest first. */
export function unsaved({ inbox, contents }: Pick<InboxState, "inbox" | "contents">): UploadId[] {
  const isRefused = (id: UploadId) => {
    const content = contents[id];
    return typeof content === "object" && "refusal" in content;
  };
  return (inbox?.deliveries ?? [])
    .filter(({ id, state, isRepeated }) => state === "delivered" && !isRepeated && !isRefused(id))
    .map(({ id }) => id);
}
