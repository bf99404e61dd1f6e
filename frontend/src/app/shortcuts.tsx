import { useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { Button } from "../shared/ui/button.tsx";
import { Dialog } from "../shared/ui/dialog.tsx";
import { Tick } from "../shared/ui/tick.tsx";
import styles from "./shortcuts.module.css";

export function Shortcuts() {
  const { isListed, closeList } = useShortcuts();
  return isListed && <ShortcutsDialog onClose={closeList} />;
}

/** Each key and the id of its description. */
const SHORTCUTS = [
  ["O", "shortcutChoose"],
  ["U", "shortcutUpload"],
  ["C", "shortcutCopy"],
  ["D", "shortcutDownload"],
  ["?", "shortcutHelp"],
] as const;

/** The list of keyboard shortcuts. They can be disabled because dictation triggers them by accident. */
function ShortcutsDialog({ onClose }: { onClose: () => void }) {
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

const HELP_KEY = "?";

/** Elements in which keys type text or have their own meaning. */
const KEY_TAKING_ELEMENTS = "input:not([type=checkbox], [type=file]), select, textarea, dialog";

/**
 * Presses the control marked with the typed key, such as `data-shortcut="c"`.
 *
 * @returns whether the list of shortcuts is open, and a function that closes it
 */
function useShortcuts(): { isListed: boolean; closeList: () => void } {
  const { storage } = useEnvironment();
  const [isListed, setListed] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(KEY_TAKING_ELEMENTS) !== null) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (key === HELP_KEY) setListed(true);
    else if (storage.readMark("shortcuts") !== "off") {
      const control = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key.toLowerCase())}"]`);
      if (control === null) return;
      event.preventDefault();
      control.click();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
  return { isListed, closeList: () => setListed(false) };
}
