import { usePathname } from "wouter/use-browser-location";
import { CrashBoundary } from "../../shared/chunks/crash-boundary.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { UploadStrip } from "./lazy-views.ts";
import type { UploadDraft } from "./upload-draft.ts";
import { useKeptUploads } from "./upload-keeper.tsx";

/** Shows the uploads that are not in the upload area; on other pages all, except files that were only chosen. */
export function UploadElsewhere() {
  const uploads = useKeptUploads();
  const isHome = usePathname() === "/";
  return uploads.drafts
    .filter((draft) => !isHome || draft !== uploads.shown)
    .map((draft) => <Elsewhere key={draft.key} draft={draft} unless={isHome ? "finished" : "idle"} />);
}

/** On the home page the link of a finished upload is offered in a dialog. */
function Elsewhere({ draft, unless }: { draft: UploadDraft; unless: "finished" | "idle" }) {
  const { kind } = useReducerStore(draft.upload);
  if (kind === unless) return null;
  return (
    <CrashBoundary extent="part">
      <UploadStrip draft={draft} />
    </CrashBoundary>
  );
}
