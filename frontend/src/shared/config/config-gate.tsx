import type { PublicConfig } from "@envoi/protocol";
import type { ReactNode } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { DeadEnd } from "../ui/dead-end.tsx";
import { BrokenLetter } from "../ui/illustrations.tsx";
import { LoadingPanel } from "../ui/loading-panel.tsx";
import { useConfigState } from "./config-context.tsx";

type ConfigGateProps = { loading?: ReactNode; children: (config: PublicConfig) => ReactNode };

/** Renders its children once the configuration has arrived. */
export function ConfigGate({ loading, children }: ConfigGateProps) {
  const t = useText();
  const state = useConfigState();
  switch (state.kind) {
    case "loading":
      return loading ?? <LoadingPanel title={t("loading")} />;
    case "failed":
      return (
        <DeadEnd illustration={<BrokenLetter />} title={t("configFailed")} lead={t(state.lead)}>
          <Button look="primary" onClick={state.retry}>
            {t("tryAgain")}
          </Button>
        </DeadEnd>
      );
    case "ready":
      return children(state.config);
  }
}
