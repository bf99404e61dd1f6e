import type { OpenedRequest, RequestLink } from "@envoi/client/request";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import { createReducerStore } from "../../../shared/state/reducer-store.ts";
import type { NamedFile, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { failureCode, isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import { guardTransfer } from "../../../shared/ui/use-running-transfer.ts";
import { type RequestAction, type RequestState, reduceRequest } from "./request-state.ts";
import { addSent } from "./sent-deliveries.ts";

/** What the user has chosen to send. */
export type ChosenDelivery = { files: readonly NamedFile[]; sender: string; message: string };

export type RequestSession = ReturnType<typeof createRequestSession>;

type Dependencies = Pick<Environment, "transfer" | "storage" | "now" | "errorReports" | "runningTransfers">;

/** Failures after which a request accepts nothing more from this page. */
const ENDS = { not_found: "unknown", request_closed: "closed", request_full: "full" } as const;

function endOf(error: unknown): Extract<RequestAction, { type: "ended" }> | null {
  if (error instanceof DecryptionError) return { type: "ended", reason: "untrusted" };
  const reason = error instanceof ProtocolError && error.code in ENDS ? ENDS[error.code as keyof typeof ENDS] : null;
  return reason && { type: "ended", reason };
}

const isUnauthorized = (error: unknown) => error instanceof ProtocolError && error.code === "unauthorized";

/** Opens a request and sends to it. A delivery that is being sent continues while other pages are shown. */
export function createRequestSession(deps: Dependencies, link: RequestLink) {
  const { transfer, storage, now, errorReports, runningTransfers } = deps;
  const store = createReducerStore<RequestState, RequestAction>(
    reduceRequest,
    link.hasPassword ? { kind: "locked", attempt: "none" } : { kind: "opening" },
  );
  const key = crypto.randomUUID();
  let password: string | null = null;
  let controller = new AbortController();
  let hasBegun = false;

  function fetchRequest(signal: AbortSignal): Promise<OpenedRequest> {
    const onProgress = (fraction: number) => store.dispatch({ type: "stretched", fraction });
    return transfer.openRequest({ link, password }, { onProgress, signal });
  }

  function explain(error: unknown): RequestAction {
    const code = failureCode(error);
    if (link.hasPassword && code === "unauthorized") return { type: "locked", attempt: "refused" };
    if (link.hasPassword && code === "rate_limited") return { type: "locked", attempt: "limited" };
    // Without a password, only another link's secret is refused.
    if (code === "unauthorized") return { type: "ended", reason: "untrusted" };
    return endOf(error) ?? { type: "unreached", code };
  }

  /** Opens the request, or opens it again to see what it still accepts. */
  async function open(): Promise<void> {
    store.dispatch(link.hasPassword ? { type: "locked", attempt: "running" } : { type: "opening" });
    try {
      const request = await fetchRequest(new AbortController().signal);
      store.dispatch({ type: "opened", request, nowMs: now() });
    } catch (error) {
      const action = explain(error);
      if (action.type === "unreached") errorReports.report(error, "upload");
      store.dispatch(action);
    }
  }

  async function deliver(request: OpenedRequest, delivery: ChosenDelivery, signal: AbortSignal) {
    const onProgress = (progress: UploadProgress) => store.dispatch({ type: "progressed", progress, atMs: now() });
    const send = (to: OpenedRequest) =>
      transfer.sendDelivery({ ...delivery, request: to, bearer: null, key }, { onProgress, signal });
    try {
      return await send(request);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      // The ticket has expired because the page was open for long.
      return send(await fetchRequest(signal));
    }
  }

  return {
    link,
    store,
    /** Opens the request when its page is first shown, unless it needs a password. */
    begin(): void {
      if (hasBegun) return;
      hasBegun = true;
      if (!link.hasPassword) void open();
    },
    open,
    /** Ignores empty passwords, and any password while another is being tried. */
    async unlock(typed: string): Promise<void> {
      const state = store.getState();
      if (state.kind !== "locked" || state.attempt === "running" || typed === "") return;
      password = typed;
      await open();
    },
    /** @returns whether the delivery was sent */
    async send(delivery: ChosenDelivery): Promise<boolean> {
      const state = store.getState();
      if (state.kind !== "choosing" || delivery.files.length === 0) return false;
      const { request } = state;
      store.dispatch({ type: "sending" });
      controller = new AbortController();
      const release = guardTransfer(runningTransfers);
      try {
        const { id, receipt } = await deliver(request, delivery, controller.signal);
        const bytes = delivery.files.reduce((sum, { blob }) => sum + blob.size, 0);
        const sent = { request: link.id, id, receipt, at: now(), files: delivery.files.length, bytes };
        addSent(storage, sent);
        store.dispatch({ type: "sent", delivery: sent });
        return true;
      } catch (error) {
        if (isCancelled(error)) store.dispatch({ type: "stopped", code: null });
        else {
          errorReports.report(error, "upload");
          store.dispatch(endOf(error) ?? { type: "stopped", code: failureCode(error) });
        }
        return false;
      } finally {
        release();
      }
    },
    pause(isPaused: boolean): void {
      store.dispatch({ type: "paused", isPaused });
      transfer.pauseUpload(key, isPaused, controller.signal).catch(() => undefined);
    },
    cancel: (): void => controller.abort(),
  };
}
