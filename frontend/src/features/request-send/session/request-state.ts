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
  /** `untrusted`: link and server do not match. `request`: absent if it could not be opened. */
  | { kind: "ended"; reason: "unknown" | "closed" | "full" | "untrusted"; request?: OpenedRequest }
  /** `failure`: why the last delivery was not sent. */
  | { kind: "choosing"; request: OpenedRequest; failure: FailureCode | null }
  | ({ kind: "sending"; request: OpenedRequest } & SendingState)
  | { kind: "sent"; request: OpenedRequest; delivery: SentDelivery };

export type RequestStateOf<Kind extends RequestState["kind"]> = Extract<RequestState, { kind: Kind }>;

export type RequestAction =
  | { type: "opening" }
  | { type: "locked"; attempt: RequestStateOf<"locked">["attempt"] }
  | { type: "stretched"; fraction: number }
  | { type: "unreached"; code: FailureCode }
  | { type: "ended"; reason: RequestStateOf<"ended">["reason"] }
  | { type: "opened"; request: OpenedRequest; nowMs: number }
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
      return { kind: "ended", reason: action.reason, ...("request" in state && { request: state.request }) };
    case "opened":
      return stateOf(action.request, action.nowMs);
    default:
      return "request" in state ? reduceOpened(state, action) : state;
  }
}

function stateOf(request: OpenedRequest, nowMs: number): RequestState {
  const { isOpen, left, terms } = request;
  if (!isOpen || terms.expiresAtMs <= nowMs) return { kind: "ended", reason: "closed", request };
  if (left.deliveries === 0 || left.bytes === 0) return { kind: "ended", reason: "full", request };
  return { kind: "choosing", request, failure: null };
}

function reduceOpened(state: RequestState, action: RequestAction): RequestState {
  if (state.kind === "choosing" && action.type === "sending") {
    return { kind: "sending", request: state.request, ...NOTHING_SENT };
  }
  if (state.kind !== "sending") return state;
  const { request } = state;
  switch (action.type) {
    case "progressed":
      return addProgress(state, action.progress, action.atMs);
    case "paused":
      return changePause(state, action.isPaused);
    case "stopped":
      return { kind: "choosing", request, failure: action.code };
    case "sent":
      return { kind: "sent", request, delivery: action.delivery };
    default:
      return state;
  }
}
