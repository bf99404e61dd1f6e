import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import hidden from "../../shared/ui/visually-hidden.module.css";
import { DropArea } from "./drop-area.tsx";
import { ArchiveEditor } from "./late-views.ts";
import { useUploadSession } from "./upload-session-context.tsx";

/** Nothing is under way: files are chosen, or have been. */
export function ChoosingView({ onUpload }: { onUpload: () => void }) {
  const t = useText();
  const { rules, archive, addFiles } = useUploadSession();
  const { files } = useReducerStore(archive);
  return (
    <>
      <h1 className={hidden["visuallyHidden"]}>{t("sendFiles")}</h1>
      {files.length === 0 ? (
        <DropArea rules={rules} onFiles={addFiles} onAccount={() => archive.dispatch({ type: "accountAsked" })} />
      ) : (
        <ArchiveEditor onUpload={onUpload} />
      )}
    </>
  );
}
