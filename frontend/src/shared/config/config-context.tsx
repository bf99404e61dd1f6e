import type { PublicConfig } from "@envoi/protocol";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import { uidOf } from "../account/account-state.ts";
import { loadChunk } from "../chunks/load-chunk.ts";
import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { useReducerStore } from "../state/use-reducer-store.ts";

export type ConfigState =
  | { kind: "loading" }
  /** `lead`: id of the message that explains why the configuration is missing. */
  | { kind: "failed"; lead: "configFailedLead" | "intercepted"; retry: () => void }
  | { kind: "ready"; config: PublicConfig };

/** Time after which the page reports that the configuration has not arrived. */
const PATIENCE_MS = 15_000;

const ConfigContext = createContext<ConfigState | null>(null);

type ConfigProviderProps = { load: (signal: AbortSignal) => Promise<PublicConfig>; children: ReactNode };

/** Fetches the server's configuration once. */
export function ConfigProvider({ load, children }: ConfigProviderProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ConfigState>({ kind: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again for a new attempt
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (error?: { code?: unknown }) => {
      const lead = error?.code === "intercepted" ? "intercepted" : "configFailedLead";
      if (!signal.aborted) setState({ kind: "failed", lead, retry: () => setAttempt((count) => count + 1) });
    };
    setState({ kind: "loading" });
    // A response that arrives after the timeout is still accepted.
    const timer = setTimeout(fail, PATIENCE_MS);
    load(signal)
      .then((config) => {
        // A transition renders the page in many short tasks instead of one long one.
        if (!signal.aborted) startTransition(() => setState({ kind: "ready", config }));
      }, fail)
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load, attempt]);

  return <ConfigContext value={useOwnLimits(state)}>{children}</ConfigContext>;
}

/**
 * Replaces the limits of all accounts by those of the signed-in user's account, if accounts have limits of their own.
 * Until these have arrived, and if they cannot be fetched, the limits of all accounts are shown.
 */
function useOwnLimits(state: ConfigState): ConfigState {
  const environment = useEnvironment();
  const uid = uidOf(useReducerStore(environment.account));
  const [own, setOwn] = useState<{ uid: string; config: PublicConfig } | null>(null);
  const areOwn = state.kind === "ready" && state.config.FEATURES.accountLimits === true;

  useEffect(() => {
    if (!areOwn || uid === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadChunk("account-config", () => import("./account-config.ts"))
      .then(({ fetchAccountConfig }) => fetchAccountConfig(environment, signal))
      .then(
        (config) => {
          if (!signal.aborted && config !== null) startTransition(() => setOwn({ uid, config }));
        },
        () => undefined,
      );
    return () => controller.abort();
  }, [areOwn, uid, environment]);

  return useMemo(
    () => (areOwn && own !== null && own.uid === uid ? { kind: "ready", config: own.config } : state),
    [areOwn, own, uid, state],
  );
}

export function useConfigState(): ConfigState {
  const state = useContext(ConfigContext);
  if (state === null) throw new Error("ConfigProvider is missing");
  return state;
}

/** @returns the server's configuration; `null` until it has arrived */
export function usePublicConfig(): PublicConfig | null {
  const state = useContext(ConfigContext);
  return state?.kind === "ready" ? state.config : null;
}

/**
 * The operator's name for the service: that of the branding, or of the configuration. Until the configuration has
 * arrived, the product's name.
 */
export function useServiceTitle(): string {
  const t = useText();
  const { brand } = useEnvironment();
  const config = usePublicConfig();
  return brand?.name ?? config?.UI.title ?? t("productName");
}
