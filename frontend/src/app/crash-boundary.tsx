import { Component, type ReactNode } from "react";
import { useText } from "../shared/l10n/use-text.ts";
import { Button } from "../shared/ui/button.tsx";
import { DeadEnd } from "../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../shared/ui/illustrations/broken-letter.tsx";
import { Narrow } from "./pages/narrow.tsx";

function CrashPage() {
  const t = useText();
  return (
    <Narrow>
      <DeadEnd illustration={<BrokenLetter />} title={t("errorTitle")} lead={t("crashLead")} testId="crash">
        <Button look="primary" onClick={() => location.reload()}>
          {t("reload")}
        </Button>
      </DeadEnd>
    </Narrow>
  );
}

/** Instead of a blank page, when a part of the page could not be loaded or shown. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
