import { useId } from "react";
import type { LimitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Disclosure } from "../../shared/ui/disclosure.tsx";
import { FileList } from "../../shared/ui/file-list.tsx";
import { ClockIcon, DownloadIcon, LockIcon } from "../../shared/ui/icons.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { CardActions } from "./card-actions.tsx";
import { MoreTime } from "./more-time.tsx";
import styles from "./upload-card.module.css";
import { UploadNews } from "./upload-news.tsx";

/** Below this share of its whole, the remaining time has the colour of a warning. */
const LOW = 1 / 4;

type UploadCardProps = {
  upload: OwnUpload;
  nowMs: number;
  choices: LimitChoices | null;
  /** The longest lifetime from now that the person may choose. */
  maxSeconds: number;
  /** The upload area shows its link. */
  isOffered?: boolean;
};

/** One own upload: its files, its remaining limits, and the actions on it. */
export function UploadCard({ upload, nowMs, choices, maxSeconds, isOffered = false }: UploadCardProps) {
  const t = useText();
  const format = useFormat();
  const { ownUploads } = useEnvironment();
  const nameId = useId();
  const { files } = upload.manifest;
  const downloadsLeft = upload.dlimit - upload.dtotal;
  const msLeft = Math.max(0, upload.expiresAt - nowMs);
  return (
    <li className={styles["card"]} data-testid="upload-card">
      <div className={styles["heading"]}>
        <h3 id={nameId} className={styles["name"]}>
          {upload.title === null ? (
            <UploadName {...nameParts(upload)} />
          ) : (
            <bdi className={styles["title"]} translate="no">
              {upload.title}
            </bdi>
          )}
        </h3>
        <Size bytes={upload.size} className={styles["size"]} />
        {upload.title !== null && (
          <p className={styles["below"]}>
            <UploadName {...nameParts(upload)} />
          </p>
        )}
      </div>
      <ul className={styles["facts"]}>
        <li>
          <DownloadIcon />
          <span>{t("downloadsLeft", { count: downloadsLeft })}</span>
        </li>
        <li className={msLeft < LOW * upload.timeLimit * 1000 ? styles["warning"] : undefined}>
          <ClockIcon />
          <span>{t("timeLeft", { time: format.timeLeft(msLeft) })}</span>
          {!upload.awaitsPassword && (
            <MoreTime upload={upload} nowMs={nowMs} maxSeconds={maxSeconds} describedBy={nameId} />
          )}
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
        <Disclosure
          summary={t("filesCount", { count: files.length })}
          open={upload.open}
          onToggle={(isOpen) => ownUploads.setOpen(upload.id, isOpen)}
        >
          <FileList files={files.map((file, key) => ({ ...file, key }))} label={t("filesInside")} />
        </Disclosure>
      )}
      <CardActions upload={upload} nowMs={nowMs} choices={choices} isOffered={isOffered} />
    </li>
  );
}
