import { ciphertextBytes, type Nonce, type UploadId } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import { LARGE_BYTES } from "../../../shared/saving/saver.ts";
import { failureCode, isCancelled } from "../../../shared/transfer/transfer-failure.ts";
import { checkFailure, isGone, isRefusal, type SessionCore } from "./session-core.ts";

type Dependencies = Pick<Environment, "transfer" | "storage" | "saver" | "errorReports">;

/** Opens the upload and shows it on the page, unless the signal is aborted first. */
async function open(
  saver: Environment["saver"],
  { store, upload }: SessionCore,
  opening: { password: string | null; nonce: Nonce | null },
  signal: AbortSignal,
): Promise<void> {
  const onProgress = (fraction: number) => store.dispatch({ type: "stretched", fraction });
  const download = await upload.open(opening, { onProgress, signal });
  if (download === null) return;
  const { metadata, ttlMs, finalDownload, isLive = false } = download;
  const { size } = metadata;
  const needsMemory = size > LARGE_BYTES && !(await saver.canStream(size));
  const keptBytes = await saver.keptBytes(upload.link.id, size);
  if (signal.aborted) return;
  const preview = { metadata, ttlMs, finalDownload, isLive, needsMemory, counted: false };
  store.dispatch({ type: "opened", preview });
  if (keptBytes > 0) store.dispatch({ type: "keptFound", keptBytes, totalBytes: ciphertextBytes(size) });
}

/** Asks whether the operator has removed an upload. */
function isRemoved(transfer: Environment["transfer"], id: UploadId, signal: AbortSignal): Promise<boolean> {
  return transfer.checkExists(id, signal).then(
    () => false,
    (error) => failureCode(error) === "removed",
  );
}

function fail(errorReports: Environment["errorReports"], { store }: SessionCore, error: unknown): void {
  const failure = checkFailure(error);
  if (failure.type === "broke") errorReports.report(error, "download");
  store.dispatch(failure);
}

export type LinkCheck = ReturnType<typeof createLinkCheck>;

/** Checks a link and its password, and opens the upload. */
export function createLinkCheck({ transfer, storage, saver, errorReports }: Dependencies, core: SessionCore) {
  const { store, upload } = core;
  const { id } = upload.link;

  /** Checks the link and fetches its Metadata. Can be called again after a failed check. */
  async function getMetadata(): Promise<void> {
    const signal = core.begin();
    store.dispatch({ type: "reset" });
    try {
      await check(signal);
    } catch (error) {
      if (isCancelled(error)) return;
      const code = failureCode(error);
      if (code === "not_found") store.dispatch({ type: "notThere" });
      else if (code === "removed") store.dispatch({ type: "removed" });
      else fail(errorReports, core, error);
    }
  }

  /** Ignores empty passwords, and any password while another is being tried. */
  async function submitPassword(password: string): Promise<void> {
    const state = store.getState();
    if (state.kind !== "locked" || state.attempt === "running" || password === "") return;
    const signal = core.begin();
    store.dispatch({ type: "locked", attempt: "running" });
    try {
      await openLocked({ password, nonce: null }, signal);
    } catch (error) {
      if (isCancelled(error)) return;
      // The upload may have been removed: check again.
      if (isGone(failureCode(error))) await getMetadata();
      else fail(errorReports, core, error);
    }
  }

  /** Called if the upload has ended since the check: shows that it was removed, or that it no longer exists. */
  async function leave(): Promise<void> {
    const signal = core.begin();
    const isTakenDown = await isRemoved(transfer, id, signal);
    if (!signal.aborted) store.dispatch(isTakenDown ? { type: "removed" } : { type: "notFound", reason: "vanished" });
  }

  async function check(signal: AbortSignal): Promise<void> {
    const { requiresPassword, nonce, passwordProfile = 1 } = await transfer.checkExists(id, signal);
    if (nonce === null) return store.dispatch({ type: "notThere" });
    // If this is the user's own upload, its record keeps the latest Nonce.
    storage.changeUpload(id, (own) => ({ ...own, nonce }));
    // A link lacking its strong password's version must not work: a password typed here could be guessed cheaply.
    if (passwordProfile === 2 && !upload.isStrong) store.dispatch({ type: "notFound", reason: "vanished" });
    else if (!requiresPassword && !upload.isStrong) await openFreely(nonce, signal);
    else if (upload.password === null) store.dispatch({ type: "locked", attempt: "none" });
    else await openLocked({ password: upload.password, nonce }, signal);
  }

  /**
   * Opens an upload without a password. If the server rejects the request, the key is wrong or the upload has just been
   * removed.
   */
  async function openFreely(nonce: Nonce, signal: AbortSignal): Promise<void> {
    try {
      await open(saver, core, { password: null, nonce }, signal);
    } catch (error) {
      if (isRefusal(error)) store.dispatch({ type: "notFound", reason: "wrongKey" });
      else if (isGone(failureCode(error))) await leave();
      else throw error;
    }
  }

  async function openLocked(opening: { password: string; nonce: Nonce | null }, signal: AbortSignal): Promise<void> {
    try {
      await open(saver, core, opening, signal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      upload.forgetPassword();
      store.dispatch({ type: "locked", attempt: "refused" });
    }
  }

  return { getMetadata, submitPassword, leave };
}
