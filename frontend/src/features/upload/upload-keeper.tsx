import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { usePublicConfig } from "../../shared/config/config-context.tsx";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { createReducerStore } from "../../shared/state/reducer-store.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { rulesOf } from "./archive.ts";
import { DropAreaOutline } from "./drop-area-outline.tsx";
import type { UploadDraft } from "./upload-draft.ts";
import { UploadGuards } from "./upload-guard.tsx";
import { createUploadQueue, type QueueState, type UploadQueue } from "./upload-queue.ts";

/** Tests provide their own queue. */
export const UploadQueueContext = createContext<UploadQueue | null>(null);

const NONE = createReducerStore<null, never>((state) => state, null);

/** Provides the uploads above the routes, so they continue when another page is shown. */
export function UploadKeeper({ children }: { children: ReactNode }) {
  const environment = useEnvironment();
  const config = usePublicConfig();
  const { account } = useCapabilities();
  const signedIn = useReducerStore(environment.account).kind === "signedIn";
  const rules = useMemo(
    () => (config === null ? null : rulesOf(config, { account, signedIn })),
    [config, account, signedIn],
  );
  const created = useRef<UploadQueue | null>(null);
  const [queue, setQueue] = useState<UploadQueue | null>(null);
  // Signing in or out keeps a running upload. New rules apply before the next paint.
  useLayoutEffect(() => {
    if (rules === null) return;
    if (created.current !== null) return created.current.changeRules(rules);
    const first = createUploadQueue(environment, rules);
    created.current = first;
    startTransition(() => setQueue(first));
  }, [environment, rules]);
  return (
    <UploadQueueContext value={queue}>
      {queue !== null && <UploadGuards queue={queue} />}
      {children}
    </UploadQueueContext>
  );
}

/** @returns `null` until the configuration has arrived */
export function useKeptUploads(): QueueState | null {
  return useReducerStore<QueueState | null, never>(useContext(UploadQueueContext)?.store ?? NONE);
}

export function useUploadQueue(): UploadQueue {
  const queue = useContext(UploadQueueContext);
  if (queue === null) throw new Error("UploadGate is missing");
  return queue;
}

/** The draft that is shown. */
export function useUploadDraft(): UploadDraft {
  return useReducerStore(useUploadQueue().store).shown;
}

/** Renders its children once the configuration has arrived. */
export function UploadGate({ children }: { children: ReactNode }) {
  const t = useText();
  const isReady = useContext(UploadQueueContext) !== null;
  const loading = <LoadingPanel title={t("loading")} shape={<DropAreaOutline />} />;
  return <ConfigGate loading={loading}>{() => (isReady ? children : loading)}</ConfigGate>;
}
