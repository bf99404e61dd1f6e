import { useKeptUploads } from "../run/upload-keeper.tsx";
import { UploadGuard } from "./lazy-views.ts";

/** Guards uploads that run, wait or have ended, on every page. */
export function UploadGuards() {
  const { drafts } = useKeptUploads();
  return drafts
    .filter(({ upload }) => upload.getState().kind !== "idle")
    .map((draft) => <UploadGuard key={draft.key} draft={draft} />);
}
