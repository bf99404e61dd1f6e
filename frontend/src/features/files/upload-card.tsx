import type { LimitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { FileList } from "../../shared/ui/file-list.tsx";
import { ClockIcon, DownloadIcon, LockIcon } from "../../shared/ui/icons.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { CardActions } from "./card-actions.tsx";
import styles from "./upload-card.module.css";
import { UploadNews } from "./upload-news.tsx";

/** Below this ratio the meter has the colour of a warning. */
const LOW = 1 / 4;

/** The remaining downloads or time. Not a `meter`, whose parts engines draw in ways of their own. Hidden from screen readers because the text next to it says the same. */
function Meter({ left, whole }: { left: number; whole: number }) {
  const share = left / Math.max(whole, left, 1);
  return (
    <span className={styles["meter"]} aria-hidden="true">
      <span data-low={share < LOW} style={{ inlineSize: `${100 * share}%` }} />
    </span>
  );
}

type UploadCardProps = { upload: OwnUpload; nowMs: number; choices: LimitChoices | null };

/** One own upload: its files, its remaining limits, and the actions on it. */
export function UploadCard({ upload, nowMs, choices }: UploadCardProps) {
  const t = useText();
  const format = useFormat();
  const { ownUploads } = useEnvironment();
  const { files } = upload.manifest;
  const downloadsLeft = upload.dlimit - upload.dtotal;
  const msLeft = Math.max(0, upload.expiresAt - nowMs);
  return (
    <li className={styles["card"]} data-testid="upload-card">
      <div className={styles["heading"]}>
        <h3 className={styles["name"]}>
          <UploadName {...nameParts(upload)} />
        </h3>
        <Size bytes={upload.size} className={styles["size"]} />
      </div>
      <ul className={styles["facts"]}>
        <li>
          <DownloadIcon />
          <span>{t("downloadsLeft", { count: downloadsLeft })}</span>
          <Meter left={downloadsLeft} whole={upload.dlimit} />
        </li>
        <li>
          <ClockIcon />
          <span>{t("timeLeft", { time: format.timeLeft(msLeft) })}</span>
          <Meter left={msLeft} whole={upload.timeLimit * 1000} />
        </li>
        {upload.hasPassword && (
          <li>
            <LockIcon />
            <span>{t("passwordProtected")}</span>
          </li>
        )}
        <UploadNews id={upload.id} nowMs={nowMs} />
      </ul>
      {upload.awaitsPassword && <p className={styles["notice"]}>{t("passwordNotSet")}</p>}
      {files.length > 1 && (
        <details
          className={styles["details"]}
          open={upload.open}
          onToggle={({ currentTarget }) => ownUploads.setOpen(upload.id, currentTarget.open)}
        >
          <summary>{t("filesCount", { count: files.length })}</summary>
          <FileList files={files.map((file, key) => ({ ...file, key }))} label={t("filesInside")} />
        </details>
      )}
      <CardActions upload={upload} nowMs={nowMs} choices={choices} />
    </li>
  );
}
