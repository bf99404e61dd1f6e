import { Suspense } from "react";
import { useLocation } from "react-router";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { UploadStrip } from "./lazy-views.ts";
import type { UploadDraft } from "./upload-draft.ts";
import { useKeptUpload } from "./upload-keeper.tsx";

/** Shows a running upload, or its link, on pages other than the home page. */
export function UploadElsewhere() {
  const draft = useKeptUpload();
  const { pathname } = useLocation();
  return draft === null || pathname === "/" ? null : <Elsewhere draft={draft} />;
}

function Elsewhere({ draft }: { draft: UploadDraft }) {
  const { kind } = useReducerStore(draft.upload);
  if (kind === "idle") return null;
  return (
    <Suspense>
      <UploadStrip draft={draft} />
    </Suspense>
  );
}
