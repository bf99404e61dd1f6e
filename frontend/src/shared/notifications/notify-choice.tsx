import { useState } from "react";
import { useEnvironment } from "../environment.tsx";
import { useText } from "../l10n/use-text.ts";
import { Button } from "../ui/button.tsx";
import { BellIcon, CheckIcon } from "../ui/icons.tsx";
import {
  areNotificationsOn,
  canNotify,
  type Subject,
  switchNotificationsOff,
  switchNotificationsOn,
} from "./notifications.ts";
import styles from "./notify-choice.module.css";

/** Ids of the messages that show whether notifications are on. */
const WORDS = { off: null, on: "notifyOn", blocked: "notifyBlocked" } as const;
const LABELS = { downloads: "notifyMe", deliveries: "notifyDeliveries" } as const;

/** Enables or disables notifications on this device. */
export function NotifyChoice({ about }: { about: Subject }) {
  const t = useText();
  const { storage } = useEnvironment();
  const [choice, setChoice] = useState<"off" | "on" | "blocked">(areNotificationsOn(storage, about) ? "on" : "off");
  const isOn = choice === "on";

  async function change(): Promise<void> {
    if (!isOn) return setChoice(await switchNotificationsOn(storage, about));
    switchNotificationsOff(storage, about);
    setChoice("off");
  }

  if (!canNotify()) return null;
  return (
    <div className={styles["choice"]}>
      <Button look="quiet" data-testid={`notify-${about}`} aria-pressed={isOn} onClick={() => void change()}>
        {isOn ? <CheckIcon /> : <BellIcon />}
        <span>{t(LABELS[about])}</span>
      </Button>
      <p className="soft" role="status">
        {WORDS[choice] !== null && t(WORDS[choice])}
      </p>
    </div>
  );
}
