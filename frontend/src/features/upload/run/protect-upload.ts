import type { UploadId } from "@envoi/protocol";
import type { Environment } from "../../../shared/environment.tsx";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import { answerLimit, deleteForEveryone } from "../../../shared/uploads/owner-calls.ts";
import { passwordOf } from "../archive/archive-password.ts";
import type { UploadDraft } from "./upload-draft.ts";

/**
 * Sets an upload's password after its body is stored.
 *
 * @param onProtected - called when the link can be shown
 */
export function createUploadProtection(
  deps: Pick<Environment, "transfer" | "ownUploads" | "metrics" | "errorReports" | "now">,
  { archive, upload }: Pick<UploadDraft, "archive" | "upload">,
  onProtected: (id: UploadId) => void,
) {
  const { transfer, ownUploads, errorReports } = deps;
  const findOwn = (id: UploadId) => ownUploads.store.getState().find((known) => known.id === id);

  /** Stops waiting for a password once the upload is deleted, from the list or in another tab. */
  function stopWhenDeleted(id: UploadId): void {
    const forget = ownUploads.store.subscribe(() => {
      if (upload.getState().kind === "unprotected" && findOwn(id) !== undefined) return;
      forget();
      if (upload.getState().kind === "unprotected") upload.dispatch({ type: "stopped" });
    });
  }

  async function protect(id: UploadId, password: string): Promise<void> {
    const own = findOwn(id);
    if (own === undefined) return upload.dispatch({ type: "stopped" });
    upload.dispatch({ type: "stored", id });
    try {
      await transfer.setPassword(own, { shareLink: own.url, password }, answerLimit());
    } catch (error) {
      errorReports.report(error, "password");
      upload.dispatch({ type: findOwn(id) === undefined ? "stopped" : "passwordRefused" });
      stopWhenDeleted(id);
      return;
    }
    ownUploads.markProtected(id);
    onProtected(id);
  }

  /** The upload whose password could not be set, unless it is being deleted. */
  function findUnprotected(): OwnUpload | undefined {
    const state = upload.getState();
    return state.kind === "unprotected" && !state.busy ? findOwn(state.id) : undefined;
  }

  return {
    protect,
    async retryPassword() {
      const own = findUnprotected();
      const password = passwordOf(archive.getState());
      if (own !== undefined && password !== null) await protect(own.id, password);
    },
    async discard() {
      const own = findUnprotected();
      if (own === undefined) return;
      upload.dispatch({ type: "discarding" });
      try {
        await deleteForEveryone(deps, own);
      } catch {
        upload.dispatch({ type: "discardFailed" });
        return;
      }
      ownUploads.remove(own.id);
    },
  };
}
