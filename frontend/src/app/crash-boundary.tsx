import { Component, type ReactNode, useEffect } from "react";
import { AttemptContext } from "../shared/chunks/lazy-part.tsx";
import { ChunkError } from "../shared/chunks/load-chunk.ts";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { DeadEnd } from "../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../shared/ui/illustrations.tsx";
import { Panel } from "../shared/ui/panel.tsx";
import { Narrow } from "./pages/narrow.tsx";
import { ReloadOffer } from "./reload-offer.tsx";

/** What crashed: the whole page, or one part of it. */
type Extent = "page" | "part";

type CrashViewProps = { extent: Extent; title: string; lead: string; testId: string };

function CrashView({ extent, title, lead, testId }: CrashViewProps) {
  const t = useText();
  if (extent === "part") {
    return (
      <Panel>
        <h2 data-testid={testId}>{title}</h2>
        <p>{lead}</p>
        <ReloadOffer label={t("reload")} />
      </Panel>
    );
  }
  return (
    <Narrow>
      <DeadEnd illustration={<BrokenLetter />} title={title} lead={lead} testId={testId}>
        <ReloadOffer label={t("reload")} />
      </DeadEnd>
    </Narrow>
  );
}

/** A part of the page failed to load. If the server has a newer page, this one is out of date. */
function ChunkCrash({ extent, error }: { extent: Extent; error: ChunkError }) {
  const t = useText();
  const { page } = useEnvironment();

  useEffect(() => {
    if (error.type !== "missing") return;
    void page.isReplaced().then((isReplaced) => {
      if (isReplaced) page.versionState.dispatch({ type: "newerFound" });
    });
  }, [error, page]);

  const lead = error.type === "timeout" ? t("chunkTimeoutLead") : t("chunkMissingLead");
  return <CrashView extent={extent} title={t("chunkTitle")} lead={lead} testId="chunk-missing" />;
}

function UnforeseenCrash({ extent }: { extent: Extent }) {
  const t = useText();
  return <CrashView extent={extent} title={t("errorTitle")} lead={t("crashLead")} testId="crash" />;
}

type CrashBoundaryProps = { extent?: Extent | "aside"; children: ReactNode };

/** Shown instead of a blank page when a part of the page could not be loaded or rendered. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crash: { error: unknown } | null }> {
  override state: { crash: { error: unknown } | null } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override render() {
    const { extent = "page", children } = this.props;
    const { crash } = this.state;
    if (crash === null) return <AttemptContext value={this}>{children}</AttemptContext>;
    // An optional part is simply omitted.
    if (extent === "aside") return null;
    const { error } = crash;
    return error instanceof ChunkError ? (
      <ChunkCrash extent={extent} error={error} />
    ) : (
      <UnforeseenCrash extent={extent} />
    );
  }
}
