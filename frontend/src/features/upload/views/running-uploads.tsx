import { usePathname } from "wouter/use-browser-location";
import { CrashBoundary } from "../../../shared/chunks/crash-boundary.tsx";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import type { UploadDraft } from "../run/upload-draft.ts";
import { useKeptUploads } from "../run/upload-keeper.tsx";
import { UploadGuard, UploadStrip } from "./lazy-views.ts";

/**
 * Shows uploads outside the upload area. On pages other than the home page, shows all uploads except those not started
 * yet.
 */
export function UploadElsewhere() {
  const uploads = useKeptUploads();
  const isHome = usePathname() === "/";
  return uploads.drafts
    .filter((draft) => !isHome || draft !== uploads.shown)
    .map((draft) => <Elsewhere key={draft.key} draft={draft} unless={isHome ? "finished" : "idle"} />);
}

/**
 * One upload in the list. The home page omits finished uploads because a dialog offers their links; other pages
 * omit uploads that have not started.
 */
function Elsewhere({ draft, unless }: { draft: UploadDraft; unless: "finished" | "idle" }) {
  const { kind } = useReducerStore(draft.upload);
  if (kind === unless) return null;
  return (
    <CrashBoundary extent="part">
      <UploadStrip draft={draft} />
    </CrashBoundary>
  );
}

/** Guards all uploads, whether running, queued or finished, on every page. */
export function UploadGuards() {
  const { drafts } = useKeptUploads();
  return drafts
    .filter(({ upload }) => upload.getState().kind !== "idle")
    .map((draft) => <UploadGuard key={draft.key} draft={draft} />);
}
