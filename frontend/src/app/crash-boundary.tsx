import { Component, type ReactNode, useEffect } from "react";
import { ChunkError } from "../shared/chunks/load-chunk.ts";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { DeadEnd } from "../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../shared/ui/illustrations/broken-letter.tsx";
import { Narrow } from "./pages/narrow.tsx";
import { ReloadOffer } from "./reload-offer.tsx";

function CrashPage({ title, lead, testId }: { title: string; lead: string; testId: string }) {
  const t = useText();
  return (
    <Narrow>
      <DeadEnd illustration={<BrokenLetter />} title={title} lead={lead} testId={testId}>
        <ReloadOffer label={t("reload")} />
      </DeadEnd>
    </Narrow>
  );
}

/** A part of the page did not come. Where the server has another page by now, this one is out of date. */
function ChunkPage({ error }: { error: ChunkError }) {
  const t = useText();
  const { page } = useEnvironment();

  useEffect(() => {
    if (error.type !== "missing") return;
    void page.isReplaced().then((isReplaced) => {
      if (isReplaced) page.versionState.dispatch({ type: "newerFound" });
    });
  }, [error, page]);

  const lead = error.type === "timeout" ? t("chunkTimeoutLead") : t("chunkMissingLead");
  return <CrashPage title={t("chunkTitle")} lead={lead} testId="chunk-missing" />;
}

function UnforeseenPage() {
  const t = useText();
  return <CrashPage title={t("errorTitle")} lead={t("crashLead")} testId="crash" />;
}

/** Instead of a blank page, when a part of the page could not be loaded or shown. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crash: { error: unknown } | null }> {
  override state: { crash: { error: unknown } | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    return crash.error instanceof ChunkError ? <ChunkPage error={crash.error} /> : <UnforeseenPage />;
  }
}
