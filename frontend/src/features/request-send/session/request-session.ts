import type { OpenedRequest, RequestLink, SentDelivery as Sent } from "@envoi/client/request";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { uidOf } from "../../../shared/account/account-state.ts";
import { freshUser, type SessionDeps } from "../../../shared/account/session.ts";
import type { Environment } from "../../../shared/environment.tsx";
import { createReducerStore } from "../../../shared/state/reducer-store.ts";
import type { ChosenDelivery, UploadCallOptions, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { type FailureCode, failureCode, isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import { guardTransfer } from "../../../shared/ui/use-running-transfer.ts";
import { isClosed, isFull, type RequestAction, type RequestState, reduceRequest } from "./request-state.ts";
import { addSent } from "./sent-deliveries.ts";

export type RequestSession = ReturnType<typeof createRequestSession>;

type Dependencies = SessionDeps & Pick<Environment, "errorReports" | "runningTransfers">;

/** Waits for the server to release the place of a delivery after its connection has been closed. */
const RELEASE_WAITS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

/** Failures after which a request accepts nothing more from this page. */
const ENDS = { not_found: "unknown", request_closed: "closed" } as const;

function endOf(error: unknown): Extract<RequestAction, { type: "ended" }> | null {
  if (error instanceof DecryptionError) return { type: "ended", reason: "untrusted" };
  const reason = error instanceof ProtocolError && error.code in ENDS ? ENDS[error.code as keyof typeof ENDS] : null;
  return reason && { type: "ended", reason };
}

const hasCode = (error: unknown, code: ProtocolError["code"]) => error instanceof ProtocolError && error.code === code;

/** Opens a request and sends to it. A delivery that is being sent continues while other pages are shown. */
export function createRequestSession(deps: Dependencies, link: RequestLink) {
  const { transfer, storage, account, now, errorReports, runningTransfers } = deps;
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

  /** Deliveries that an earlier page of this device has begun, and no tab is sending. */
  async function listUnfinished(signal: AbortSignal): Promise<UploadId[]> {
    const all = await transfer.listUnfinished(uidOf(account.getState()), signal).catch(() => []);
    return all.filter(({ draft }) => draft.request === link.id).map(({ id }) => id);
  }

  /** Removes deliveries that can't be continued from the device. */
  function discard(unfinished: readonly UploadId[], signal: AbortSignal): void {
    for (const id of unfinished) transfer.discardUnfinished(id, signal).catch(() => undefined);
  }

  async function load(signal: AbortSignal, failure?: FailureCode): Promise<void> {
    const request = await fetchRequest(signal);
    const unfinished = await listUnfinished(signal);
    const opened = { request, nowMs: now(), hasUnfinished: unfinished.length > 0 };
    store.dispatch({ type: "opened", ...opened, ...(failure !== undefined && { failure }) });
    if (isClosed(request, now())) discard(unfinished, signal);
  }

  /** Opens the request, or opens it again to see what it still accepts. */
  async function open(): Promise<void> {
    store.dispatch(link.hasPassword ? { type: "locked", attempt: "running" } : { type: "opening" });
    const { signal } = new AbortController();
    try {
      await load(signal);
    } catch (error) {
      const action = explain(error);
      if (action.type === "unreached") errorReports.report(error, "upload");
      if (action.type !== "ended" || action.reason !== "unknown") return store.dispatch(action);
      const unfinished = await listUnfinished(signal);
      store.dispatch({ ...action, hasLost: unfinished.length > 0 });
      discard(unfinished, signal);
    }
  }

  /** Shows what the request accepts once the place of a delivery is free again, unless another is being sent. */
  async function showRelease(): Promise<void> {
    const { signal } = new AbortController();
    for (const waitMs of RELEASE_WAITS_MS) {
      await transfer.delay(waitMs, signal);
      if (store.getState().kind !== "choosing") return;
      const request = await fetchRequest(signal).catch(() => null);
      // If the request can't be read, the page keeps what it knows; sending checks it again.
      if (request === null || (isFull(request) && waitMs !== RELEASE_WAITS_MS.at(-1))) continue;
      const hasUnfinished = (await listUnfinished(signal)).length > 0;
      return store.dispatch({ type: "opened", request, nowMs: now(), hasUnfinished });
    }
  }

  /** @returns `null` if the server no longer has the session. The files are then sent again from the beginning. */
  async function goOn(id: UploadId, { files }: ChosenDelivery, options: UploadCallOptions) {
    try {
      return await transfer.continueDelivery({ id, files, key }, options);
    } catch (error) {
      if (hasCode(error, "not_found")) return null;
      throw error;
    }
  }

  async function deliver(
    request: OpenedRequest,
    delivery: ChosenDelivery,
    unfinished: UploadId | null,
    signal: AbortSignal,
  ): Promise<Sent> {
    const onProgress = (progress: UploadProgress) => store.dispatch({ type: "progressed", progress, atMs: now() });
    const options = { onProgress, signal };
    const continued = unfinished === null ? null : await goOn(unfinished, delivery, options);
    if (continued !== null) return continued;
    const send = async (to: OpenedRequest) => {
      // An account is not needed, so a sender whose session has ended sends without one.
      const user = await freshUser(deps, signal);
      return transfer.sendDelivery({ ...delivery, request: to, bearer: user?.accessToken ?? null, key }, options);
    };
    try {
      return await send(request);
    } catch (error) {
      if (!hasCode(error, "unauthorized")) throw error;
      // The ticket has expired because the page was open for long.
      return send(await fetchRequest(signal));
    }
  }

  /** Shows why a delivery was not sent. */
  async function explainUnsent(error: unknown, { wasFull }: { wasFull: boolean }): Promise<void> {
    if (isCancelled(error)) {
      store.dispatch({ type: "stopped", code: null });
      if (wasFull) await showRelease();
      return;
    }
    errorReports.report(error, "upload");
    const code = failureCode(error);
    if (code === "request_full") {
      // Others may have sent something in the meantime, or an interrupted delivery has the place.
      const { signal } = new AbortController();
      await load(signal, code).catch(() => store.dispatch({ type: "ended", reason: "full" }));
    } else store.dispatch(endOf(error) ?? { type: "stopped", code });
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
    /**
     * @param unfinished - the interrupted delivery to continue; `null` for a new one
     * @returns whether the delivery was sent
     */
    async send(delivery: ChosenDelivery, unfinished: UploadId | null): Promise<boolean> {
      const state = store.getState();
      if (state.kind !== "choosing" || delivery.files.length === 0) return false;
      const { request, isFull: wasFull } = state;
      store.dispatch({ type: "sending" });
      controller = new AbortController();
      const release = guardTransfer(runningTransfers);
      try {
        const { id, receipt } = await deliver(request, delivery, unfinished, controller.signal);
        const bytes = delivery.files.reduce((sum, { blob }) => sum + blob.size, 0);
        const sent = { request: link.id, id, receipt, at: now(), files: delivery.files.length, bytes };
        addSent(storage, sent);
        transfer.forgetUnfinished(id, new AbortController().signal).catch(() => undefined);
        store.dispatch({ type: "sent", delivery: sent });
        return true;
      } catch (error) {
        await explainUnsent(error, { wasFull });
        return false;
      } finally {
        release();
      }
    },
    showRelease,
    pause(isPaused: boolean): void {
      store.dispatch({ type: "paused", isPaused });
      transfer.pauseUpload(key, isPaused, controller.signal).catch(() => undefined);
    },
    cancel: (): void => controller.abort(),
  };
}
