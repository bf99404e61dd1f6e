import { useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { BellIcon, CheckIcon } from "../../shared/ui/icons.tsx";
import { areNotificationsOn, canNotify, switchNotificationsOn } from "./notifications.ts";
import styles from "./notify-choice.module.css";

/** What the status says. */
const WORDS = { off: null, on: "notifyOn", blocked: "notifyBlocked" } as const;

/** Switches notifications about downloads on and off, on this device. */
export function NotifyChoice() {
  const t = useText();
  const { storage } = useEnvironment();
  const [choice, setChoice] = useState<"off" | "on" | "blocked">(areNotificationsOn(storage) ? "on" : "off");
  const isOn = choice === "on";

  async function change(): Promise<void> {
    if (!isOn) return setChoice(await switchNotificationsOn(storage));
    storage.writeMark("notifications", null);
    setChoice("off");
  }

  if (!canNotify()) return null;
  return (
    <div className={styles["choice"]}>
      <Button look="quiet" data-testid="notify-me" aria-pressed={isOn} onClick={() => void change()}>
        {isOn ? <CheckIcon /> : <BellIcon />}
        <span>{t("notifyMe")}</span>
      </Button>
      <p className={styles["state"]} role="status">
        {WORDS[choice] !== null && t(WORDS[choice])}
      </p>
    </div>
  );
}
