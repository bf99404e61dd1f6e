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
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { rulesOf } from "./archive.ts";
import { DropAreaOutline } from "./drop-area-outline.tsx";
import { createUploadDraft, type UploadDraft } from "./upload-draft.ts";
import { UploadGuard } from "./upload-guard.tsx";

/** Tests provide their own draft. */
export const UploadDraftContext = createContext<UploadDraft | null>(null);

/** Provides the upload above the routes, so it continues when another page is shown. */
export function UploadKeeper({ children }: { children: ReactNode }) {
  const environment = useEnvironment();
  const config = usePublicConfig();
  const { account } = useCapabilities();
  const signedIn = useReducerStore(environment.account).kind === "signedIn";
  const rules = useMemo(
    () => (config === null ? null : rulesOf(config, { account, signedIn })),
    [config, account, signedIn],
  );
  const created = useRef<UploadDraft | null>(null);
  const [draft, setDraft] = useState<UploadDraft | null>(null);
  // Signing in or out keeps a running upload. New rules apply before the next paint.
  useLayoutEffect(() => {
    if (rules === null) return;
    if (created.current !== null) return created.current.rules.dispatch(rules);
    const first = createUploadDraft(environment, rules);
    created.current = first;
    startTransition(() => setDraft(first));
  }, [environment, rules]);
  return (
    <UploadDraftContext value={draft}>
      {draft !== null && <UploadGuard draft={draft} />}
      {children}
    </UploadDraftContext>
  );
}

/** @returns `null` until the configuration has arrived */
export function useKeptUpload(): UploadDraft | null {
  return useContext(UploadDraftContext);
}

export function useUploadDraft(): UploadDraft {
  const draft = useKeptUpload();
  if (draft === null) throw new Error("UploadGate is missing");
  return draft;
}

/** Renders its children once the configuration has arrived. */
export function UploadGate({ children }: { children: ReactNode }) {
  const t = useText();
  const draft = useKeptUpload();
  const loading = <LoadingPanel title={t("loading")} shape={<DropAreaOutline />} />;
  return <ConfigGate loading={loading}>{() => (draft === null ? loading : children)}</ConfigGate>;
}
