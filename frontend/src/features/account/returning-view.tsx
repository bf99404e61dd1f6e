import type { AuthConfig } from "@envoi/protocol";
import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { LoadingPanel } from "../../shared/ui/loading-panel.tsx";
import { PassphraseView } from "./passphrase-view.tsx";
import { createReturningSession } from "./returning-session.ts";
import { UncheckedPassphraseView } from "./unchecked-passphrase-view.tsx";
import { UnknownPassphraseView } from "./unknown-passphrase-view.tsx";

type ReturningViewProps = {
  auth: AuthConfig;
  /** The query of the issuer's redirect. */
  query: URLSearchParams;
};

/** Signs in a person who has returned from the issuer, and then shows the next page. */
export function ReturningView({ auth, query }: ReturningViewProps) {
  const t = useText();
  const environment = useEnvironment();
  const [session] = useState(() =>
    createReturningSession({
      ...environment,
      auth,
      query,
      // Replaces the history entry because its address cannot be used again.
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
      return (
        <PassphraseView
          attempt={state.attempt}
          onSubmit={(passphrase) => void session.tryPassphrase(passphrase)}
          onCancel={session.cancel}
        />
      );
    case "unknownPassphrase":
      return (
        <UnknownPassphraseView
          repeated={state.repeated}
          onBegin={session.beginList}
          onAnother={session.tryAnother}
          onCancel={session.cancel}
        />
      );
    case "uncheckedPassphrase":
      return (
        <UncheckedPassphraseView
          check={state.check}
          onCheck={() => void session.checkAgain()}
          onTrust={session.trust}
          onAnother={session.tryAnother}
          onCancel={session.cancel}
        />
      );
  }
}
