import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import { rulesOf } from "../features/upload/archive.ts";
import { UploadGuard } from "../features/upload/upload-guard.tsx";
import { createUploadSession, type UploadSession } from "../features/upload/upload-session.ts";
import { UploadSessionProvider } from "../features/upload/upload-session-context.tsx";
import { useCapabilities } from "../shared/capabilities/use-capabilities.ts";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { ConfigGate } from "../shared/config/config-gate.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";

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
  const [session, setSession] = useState<UploadSession | null>(null);
  // Before anything is shown. What is under way goes on when somebody signs in or out.
  useLayoutEffect(() => {
    if (rules === null) return;
    if (session === null) setSession(createUploadSession(environment, rules));
    else session.rules.dispatch(rules);
  }, [environment, rules, session]);
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
  const session = useKeptSession();
  return (
    <ConfigGate>
      {() => session !== null && <UploadSessionProvider session={session}>{children}</UploadSessionProvider>}
    </ConfigGate>
  );
}
