import type { OpenedRequest } from "@envoi/client/request";
import { addProgress, changePause, NOTHING_SENT, type SendingState } from "../../../shared/transfer/sending-state.ts";
import type { UploadProgress } from "../../../shared/transfer/transfer.ts";
import type { FailureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { SentDelivery } from "./sent-deliveries.ts";

/** State of a request that is open on the page, as its senders see it. */
export type RequestState =
  | { kind: "opening" }
  /** `limited`: too many wrong passwords. `stretched`: progress of deriving the keys, from 0 to 1. */
  | { kind: "locked"; attempt: "none" | "running" | "refused" | "limited"; stretched?: number }
  /** The server could not be asked. */
  | { kind: "unreached"; code: FailureCode }
  /**
   * `untrusted`: link and server do not match. `request`: absent if it could not be opened. `hasLost`: whether an
   * interrupted delivery can no longer be continued.
   */
  | {
      kind: "ended";
      reason: "unknown" | "closed" | "full" | "untrusted";
      request?: OpenedRequest;
      hasLost: boolean;
    }
  /**
   * `failure`: why the last delivery was not sent. `isFull`: whether only an interrupted delivery can be continued,
   * because it has the last place.
   */
  | { kind: "choosing"; request: OpenedRequest; failure: FailureCode | null; isFull: boolean }
  | ({ kind: "sending"; request: OpenedRequest; isFull: boolean } & SendingState)
  | { kind: "sent"; request: OpenedRequest; delivery: SentDelivery };

export type RequestStateOf<Kind extends RequestState["kind"]> = Extract<RequestState, { kind: Kind }>;

export type RequestAction =
  | { type: "opening" }
  | { type: "locked"; attempt: RequestStateOf<"locked">["attempt"] }
  | { type: "stretched"; fraction: number }
  | { type: "unreached"; code: FailureCode }
  | { type: "ended"; reason: RequestStateOf<"ended">["reason"]; hasLost?: boolean }
  /** `hasUnfinished`: whether a delivery was interrupted on this device. `failure`: why the last one was not sent. */
  | { type: "opened"; request: OpenedRequest; nowMs: number; hasUnfinished: boolean; failure?: FailureCode }
  | { type: "sending" }
  | { type: "progressed"; progress: UploadProgress; atMs: number }
  | { type: "paused"; isPaused: boolean }
  /** `code`: `null` if the user cancelled. */
  | { type: "stopped"; code: FailureCode | null }
  | { type: "sent"; delivery: SentDelivery };

export function reduceRequest(state: RequestState, action: RequestAction): RequestState {
  switch (action.type) {
    case "opening":
      return { kind: "opening" };
    case "locked":
      return { kind: "locked", attempt: action.attempt };
    case "stretched":
      return state.kind === "locked" ? { ...state, stretched: action.fraction } : state;
    case "unreached":
      return { kind: "unreached", code: action.code };
    case "ended":
      return {
        kind: "ended",
        reason: action.reason,
        ...("request" in state && { request: state.request }),
        hasLost: action.hasLost === true,
      };
    case "opened":
      return stateOf(action);
    default:
      return "request" in state ? reduceOpened(state, action) : state;
  }
}

/** Whether a request accepts nothing more, not even the rest of an interrupted delivery. */
export function isClosed({ isOpen, terms }: OpenedRequest, nowMs: number): boolean {
  return !isOpen || terms.expiresAtMs <= nowMs;
}

export function isFull({ left }: Pick<OpenedRequest, "left">): boolean {
  return left.deliveries === 0 || left.bytes === 0;
}

function stateOf(opened: Extract<RequestAction, { type: "opened" }>): RequestState {
  const { request, nowMs, hasUnfinished, failure = null } = opened;
  if (isClosed(request, nowMs)) {
    return { kind: "ended", reason: "closed", request, hasLost: hasUnfinished };
  }
  const hasNoRoom = isFull(request);
  if (hasNoRoom && !hasUnfinished) return { kind: "ended", reason: "full", request, hasLost: false };
  return { kind: "choosing", request, failure, isFull: hasNoRoom };
}

function reduceOpened(state: RequestState, action: RequestAction): RequestState {
  if (state.kind === "choosing" && action.type === "sending") {
    const { request, isFull } = state;
    return { kind: "sending", request, isFull, ...NOTHING_SENT };
  }
  if (state.kind !== "sending") return state;
  const { request, isFull } = state;
  switch (action.type) {
    case "progressed":
      return addProgress(state, action.progress, action.atMs);
    case "paused":
      return changePause(state, action.isPaused);
    case "stopped":
      return { kind: "choosing", request, failure: action.code, isFull };
    case "sent":
      return { kind: "sent", request, delivery: action.delivery };
    default:
      return state;
  }
}
