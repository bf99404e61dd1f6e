import { useState } from "react";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { Button } from "../shared/ui/button.tsx";
import { Dialog } from "../shared/ui/dialog.tsx";
import { Tick } from "../shared/ui/tick.tsx";
import styles from "./shortcuts-dialog.module.css";

/** Each key and the id of its description. */
const SHORTCUTS = [
  ["O", "shortcutChoose"],
  ["U", "shortcutUpload"],
  ["C", "shortcutCopy"],
  ["D", "shortcutDownload"],
  ["?", "shortcutHelp"],
] as const;

/** The list of keyboard shortcuts. They can be switched off because dictation triggers them by accident. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { storage } = useEnvironment();
  const [isOn, setOn] = useState(() => storage.readMark("shortcuts") !== "off");
  return (
    <Dialog
      title={t("shortcutsTitle")}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t("ok")}
        </Button>
      }
    >
      <dl className={styles["keys"]}>
        {SHORTCUTS.map(([key, message]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(message)}</dd>
          </div>
        ))}
      </dl>
      <Tick
        label={t("shortcutsOn")}
        checked={isOn}
        testId="shortcuts-on"
        onChange={(on) => {
          storage.writeMark("shortcuts", on ? null : "off");
          setOn(on);
        }}
      />
    </Dialog>
  );
}
