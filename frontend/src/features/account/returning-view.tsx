import type { AuthConfig } from "@envoi/protocol";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { PassphraseView, UncheckedPassphraseView, UnknownPassphraseView } from "./passphrase-views.tsx";
import { createReturningSession } from "./returning-session.ts";

/** Signs in a user returning from the issuer, whose redirect has this `query`, then shows the next page. */
export function ReturningView({ auth, query }: { auth: AuthConfig; query: URLSearchParams }) {
  const t = useText();
  const environment = useEnvironment();
  const [session] = useState(() =>
    createReturningSession({
      ...environment,
      auth,
      query,
      // Replaces the history entry, because its URL cannot be used again.
      onEnd: (status, failure) =>
        void (status === "error"
          ? navigate("/error", { replace: true, state: { signIn: failure } })
          : navigate("/", { replace: true })),
    }),
  );
  const state = useReducerStore(session.state);
  useEffect(() => {
    let isShown = true;
    // Delayed because React remounts components in development, and a code can be exchanged only once.
    queueMicrotask(() => {
      if (isShown) void session.begin();
    });
    return () => {
      isShown = false;
      session.leave();
    };
  }, [session]);

  switch (state.kind) {
    case "exchanging":
      return <LoadingPanel title={t("signingIn")} />;
    case "passphrase":
      return <PassphraseView session={session} state={state} />;
    case "unknownPassphrase":
      return <UnknownPassphraseView session={session} state={state} />;
    case "uncheckedPassphrase":
      return <UncheckedPassphraseView session={session} state={state} />;
  }
}
