import { useEffect } from "react";
import { loadChunk } from "../shared/chunks/load-chunk.ts";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { usePageTitle } from "../shared/ui/use-page-title.ts";

/** Sets the document's title and the operator's accent colour. */
export function useAppearance(): void {
  const ui = usePublicConfig()?.UI;
  const title = usePageTitle();

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (ui === undefined) return;
    const { accent } = ui;
    if (accent === undefined) return;
    loadChunk("accent", () => import("./accent-palette.ts")).then(
      ({ applyAccent }) => applyAccent(accent, document.documentElement.style),
      // On failure the default accent stays.
      () => undefined,
    );
  }, [ui]);
}
