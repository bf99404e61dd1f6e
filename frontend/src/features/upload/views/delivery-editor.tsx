import { useText } from "../../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { UploadIcon } from "../../../shared/ui/icons.tsx";
import { useUploadDraft } from "../run/upload-keeper.tsx";
import styles from "./archive-editor.module.css";
import { FilesPart, MessageField, SenderField } from "./archive-editor.tsx";

/** The selected files, words for the owner of the request, and the button that sends both. */
export function DeliveryEditor({ onSend }: { onSend: () => void }) {
  const t = useText();
  const { archive } = useUploadDraft();
  const { senderName, message } = useReducerStore(archive);
  return (
    <form
      className={styles["editor"]}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <FilesPart />
      <SenderField senderName={senderName} dispatch={archive.dispatch} />
      <MessageField message={message} dispatch={archive.dispatch} />
      <div className={styles["submit"]}>
        <Button look="primary" shape="wide" type="submit" data-shortcut="u" data-testid="send-delivery">
          <UploadIcon />
          <span>{t("requestSend")}</span>
        </Button>
      </div>
    </form>
  );
}
