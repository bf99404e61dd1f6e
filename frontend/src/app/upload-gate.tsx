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
import { rulesOf } from "../features/upload/archive.ts";
import { DropAreaOutline } from "../features/upload/drop-area-outline.tsx";
import { UploadGuard } from "../features/upload/upload-guard.tsx";
import { createUploadSession, type UploadSession } from "../features/upload/upload-session.ts";
import { UploadSessionProvider } from "../features/upload/upload-session-context.tsx";
import { useCapabilities } from "../shared/capabilities/use-capabilities.ts";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { ConfigGate } from "../shared/config/config-gate.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { LoadingPanel } from "../shared/ui/loading-panel.tsx";

const KeptSession = createContext<UploadSession | null>(null);

/** Keeps the upload session above the routes, so that an upload goes on while another page is read. */
export function UploadKeeper({ children }: { children: ReactNode }) {
  const environment = useEnvironment();
  const config = usePublicConfig();
  const { account } = useCapabilities();
  const signedIn = useReducerStore(environment.account).kind === "signedIn";
  const rules = useMemo(
    () => (config === null ? null : rulesOf(config, { account, signedIn })),
    [config, account, signedIn],
  );
  const made = useRef<UploadSession | null>(null);
  const [session, setSession] = useState<UploadSession | null>(null);
  // What is under way goes on when somebody signs in or out, by rules that hold before anything is shown.
  useLayoutEffect(() => {
    if (rules === null) return;
    if (made.current !== null) return made.current.rules.dispatch(rules);
    const begun = createUploadSession(environment, rules);
    made.current = begun;
    startTransition(() => setSession(begun));
  }, [environment, rules]);
  return (
    <KeptSession value={session}>
      {session !== null && <UploadGuard session={session} />}
      {children}
    </KeptSession>
  );
}

/** @returns `null` until it is known what may be sent */
export function useKeptSession(): UploadSession | null {
  return useContext(KeptSession);
}

/** Lets sending begin once the configuration says what is allowed. */
export function UploadGate({ children }: { children: ReactNode }) {
  const t = useText();
  const session = useKeptSession();
  const loading = <LoadingPanel title={t("loading")} shape={<DropAreaOutline />} />;
  return (
    <ConfigGate loading={loading}>
      {() => (session === null ? loading : <UploadSessionProvider session={session}>{children}</UploadSessionProvider>)}
    </ConfigGate>
  );
}
