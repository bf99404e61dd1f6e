import { useEnvironment } from "../../shared/environment.tsx";
import { moment } from "../../shared/l10n/moment.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { CheckIcon, ClockIcon, CloseIcon, TrashIcon } from "../../shared/ui/icons.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import type { PastUpload } from "../../shared/uploads/past-upload.ts";
import { removeFocused } from "./list-focus.ts";
import styles from "./past-uploads.module.css";

/** Message ids by how an upload ended. The second id is used if the end was noticed late. */
const WORDS = {
  downloaded: ["pastDownloaded", "pastDownloadedBefore"],
  expired: ["pastExpired", "pastExpired"],
  deleted: ["pastDeleted", "pastDeleted"],
  gone: ["pastGone", "pastGoneBefore"],
} as const;

/** A newer version of the page may have stored other values. */
const isKnown = ({ end }: PastUpload) => Object.hasOwn(WORDS, end);

const ICONS = { downloaded: CheckIcon, expired: ClockIcon, deleted: TrashIcon, gone: CloseIcon };

/** Uploads that ended in the last few days, and how they ended. */
export function PastUploads({ past, nowMs }: { past: readonly PastUpload[]; nowMs: number }) {
  const t = useText();
  const { ownUploads } = useEnvironment();
  const latestFirst = past.filter(isKnown).toSorted((one, other) => other.endedAt - one.endedAt);

  return (
    <div className={styles["past"]} data-testid="past-uploads">
      <div className={styles["heading"]}>
        <h3 className="soft">{t("pastUploads")}</h3>
        <Button look="quiet" data-testid="clear-past" onClick={() => removeFocused(() => ownUploads.forget(past))}>
          {t("clearPast")}
        </Button>
      </div>
      <ul>
        {latestFirst.map(({ id, first, more, end, endedAt, isLate }) => {
          const End = ICONS[end];
          return (
            <li key={id} className={styles["upload"]}>
              <span className={styles["name"]}>
                <UploadName first={first} more={more} />
              </span>
              <span className={end === "downloaded" ? `${styles["end"]} ${styles["good"]}` : styles["end"]}>
                <End />
                <span>{t(WORDS[end][isLate ? 1 : 0], { time: moment(endedAt, nowMs) })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
