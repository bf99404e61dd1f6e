import type { UploadId } from "@envoi/protocol";
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { useEnvironment } from "../../../shared/environment.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { deriveRules, UNKNOWN_RULES } from "../archive/archive-rules.ts";
import type { UploadDraft } from "./upload-draft.ts";
import { createUploadQueue, type QueueState, type UploadQueue } from "./upload-queue.ts";

/** Tests provide their own queue. */
export const UploadQueueContext = createContext<UploadQueue | null>(null);

/** Provides the uploads from above the routes, so that they continue when the user goes to another page. */
export function UploadKeeper({ children }: { children: ReactNode }) {
  const environment = useEnvironment();
  const config = usePublicConfig();
  const { account } = useCapabilities();
  const signedIn = useReducerStore(environment.account).kind === "signedIn";
  const rules = useMemo(
    () => (config === null ? null : deriveRules(config, { account, signedIn })),
    [config, account, signedIn],
  );
  const [queue] = useState(() => createUploadQueue(environment, UNKNOWN_RULES));
  // A running upload continues when the user signs in or out. The new rules apply before the next paint.
  useLayoutEffect(() => {
    if (rules !== null) queue.changeRules(rules);
  }, [queue, rules]);
  return <UploadQueueContext value={queue}>{children}</UploadQueueContext>;
}

export function useKeptUploads(): QueueState {
  return useReducerStore(useUploadQueue().store);
}

export function useUploadQueue(): UploadQueue {
  const queue = useContext(UploadQueueContext);
  if (queue === null) throw new Error("UploadKeeper is missing");
  return queue;
}

/** The draft that the page currently shows. */
export function useUploadDraft(): UploadDraft {
  return useReducerStore(useUploadQueue().store).shown;
}

/** The upload whose link the upload area shows. */
export function useOfferedUpload(): UploadId | null {
  const state = useReducerStore(useUploadDraft().upload);
  return state.kind === "finished" && state.dialog === "closed" ? state.id : null;
}

/** Whether nothing has been chosen, written or sent in the draft that is shown. */
export function useUntouchedUpload(): boolean {
  const { archive, upload } = useUploadDraft();
  const { files, held, noteText } = useReducerStore(archive);
  const isIdle = useReducerStore(upload).kind === "idle";
  return isIdle && files.length === 0 && held.length === 0 && noteText === null;
}

/** Starts an upload of this draft. If it fails, opens its error page, whatever page is shown. */
export function useStartUpload(draft: UploadDraft): (start: UploadDraft["start"]) => Promise<void> {
  const { now } = useEnvironment();
  const { show } = useUploadQueue();
  return async (start) => {
    const outcome = await start();
    if (outcome.kind !== "failed") return;
    show(draft);
    const { code, retryAfterSeconds } = outcome;
    const retryAtMs = retryAfterSeconds === undefined ? null : now() + retryAfterSeconds * 1_000;
    navigate("/error", { state: { code, transfer: "upload", retryAtMs } });
  };
}
