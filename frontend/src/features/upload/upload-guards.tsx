import { UploadGuard } from "./lazy-views.ts";
import { useKeptUploads } from "./upload-keeper.tsx";
import { acceptsFiles } from "./upload-state.ts";

/** Guards uploads that run or wait, on every page. */
export function UploadGuards() {
  const { drafts } = useKeptUploads();
  return drafts
    .filter(({ upload }) => !acceptsFiles(upload.getState()))
    .map((draft) => <UploadGuard key={draft.key} draft={draft} />);
}
