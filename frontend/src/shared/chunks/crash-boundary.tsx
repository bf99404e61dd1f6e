import { Component, type ReactNode, Suspense, useEffect } from "react";
import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { DeadEnd } from "../ui/dead-end.tsx";
import { BrokenLetter } from "../ui/illustrations.tsx";
import { Narrow } from "../ui/narrow.tsx";
import { Panel } from "../ui/panel.tsx";
import { ReloadOffer } from "../ui/reload-offer.tsx";
import { useOffline } from "../ui/use-offline.ts";
import { AttemptContext } from "./lazy-part.tsx";
import { ChunkError } from "./load-chunk.ts";
import { keepLoading } from "./retry-missing.ts";

/** What has crashed: the whole page, a part of it, or an optional part, which is omitted. */
type Extent = "page" | "part" | "aside";

type CrashViewProps = { extent: Extent; title: string; lead: string; testId: string; isWaiting?: boolean };

function CrashView({ extent, title, lead, testId, isWaiting = false }: CrashViewProps) {
  const t = useText();
  if (extent === "aside") return null;
  // While the browser is offline, a reload would lose the parts of the page that still work.
  const offer = !isWaiting && <ReloadOffer label={t("reload")} />;
  if (extent === "part") {
    return (
      <Panel>
        <h2 data-testid={testId}>{title}</h2>
        <p>{lead}</p>
        {offer}
      </Panel>
    );
  }
  return (
    <Narrow>
      <DeadEnd illustration={<BrokenLetter />} title={title} lead={lead} testId={testId}>
        {offer}
      </DeadEnd>
    </Narrow>
  );
}

/**
 * Shown when a part of the page failed to load. Retries until that part has loaded. If the server has a newer version
 * of the page, marks the loaded one as outdated.
 */
function ChunkCrash({ extent, error, onLoaded }: { extent: Extent; error: ChunkError; onLoaded: () => void }) {
  const t = useText();
  const { page } = useEnvironment();
  const isOffline = useOffline();

  useEffect(() => {
    if (error.type !== "missing") return;
    void page.isReplaced().then((isReplaced) => {
      if (isReplaced) page.versionState.dispatch({ type: "newerFound" });
    });
  }, [error, page]);

  useEffect(() => {
    const leaving = new AbortController();
    keepLoading(error.loadAgain, leaving.signal)
      .then(() => leaving.signal.aborted || onLoaded())
      .catch(() => undefined);
    return () => leaving.abort();
  }, [error, onLoaded]);

  const lead = t(isOffline ? "noAnswer" : error.type === "timeout" ? "chunkTimeoutLead" : "chunkMissingLead");
  return <CrashView extent={extent} title={t("chunkTitle")} lead={lead} testId="chunk-missing" isWaiting={isOffline} />;
}

function UnforeseenCrash({ extent }: { extent: Extent }) {
  const t = useText();
  return <CrashView extent={extent} title={t("errorTitle")} lead={t("crashLead")} testId="crash" />;
}

type CrashBoundaryProps = { extent?: Extent; fallback?: ReactNode; children: ReactNode };
type CrashState = { crash: { error: unknown } | null };

/**
 * Shows `fallback` while a part of the page loads, and a message instead of a blank page if it cannot be loaded or
 * rendered.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  readonly #recover = () => this.setState({ crash: null });

  override render() {
    const { extent = "page", fallback, children } = this.props;
    const { crash } = this.state;
    if (crash === null) {
      return (
        <AttemptContext value={this.state}>
          <Suspense fallback={fallback}>{children}</Suspense>
        </AttemptContext>
      );
    }
    const { error } = crash;
    return error instanceof ChunkError ? (
      <ChunkCrash extent={extent} error={error} onLoaded={this.#recover} />
    ) : (
      <UnforeseenCrash extent={extent} />
    );
  }
}
