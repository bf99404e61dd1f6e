import { hasDownloadLimit } from "@envoi/protocol";
import { useId, useState } from "react";
import type { LimitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { moment } from "../../shared/l10n/moment.ts";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Disclosure } from "../../shared/ui/disclosure.tsx";
import field from "../../shared/ui/field.module.css";
import { FileList } from "../../shared/ui/file-list.tsx";
import { CheckIcon, ClockIcon, DownloadIcon, LockIcon } from "../../shared/ui/icons.tsx";
import { Size } from "../../shared/ui/size.tsx";
import { UploadName } from "../../shared/ui/upload-name.tsx";
import hidden from "../../shared/ui/visually-hidden.module.css";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { CardActions } from "./card-actions.tsx";
import { GoneDialog, useLimitChange } from "./change-limits-dialog.tsx";
import styles from "./upload-card.module.css";

/** Fraction of the lifetime below which the remaining time is shown as a warning. */
const LOW_SHARE = 1 / 4;

type UploadCardProps = {
  upload: OwnUpload;
  nowMs: number;
  choices: LimitChoices | null;
  /** The longest remaining lifetime that the user may choose, counted from now. */
  maxSeconds: number;
  /** Whether the upload area already shows this upload's link. */
  isOffered?: boolean;
};

/** One of the user's uploads: its files, remaining limits and actions. */
export function UploadCard({ upload, nowMs, choices, maxSeconds, isOffered = false }: UploadCardProps) {
  const t = useText();
  const format = useFormat();
  const { ownUploads } = useEnvironment();
  const nameId = useId();
  const { files } = upload.manifest;
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
          <span>
            {hasDownloadLimit(upload.dlimit)
              ? t("downloadsLeft", { count: upload.dlimit - upload.dtotal })
              : t("downloadsCount", { count: upload.dtotal })}
          </span>
        </li>
        <li className={msLeft < LOW_SHARE * upload.timeLimit * 1000 ? styles["warning"] : undefined}>
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

/** Shows an upload's recent events as further lines in its list of facts. */
function UploadNews({ id, nowMs }: Pick<OwnUpload, "id"> & { nowMs: number }) {
  const t = useText();
  const { news, now } = useEnvironment();
  const known = useReducerStore(news)[id];
  if (known === undefined) return null;
  const { running, runningUntil, downloadedAt, wrongPasswords } = known;
  return (
    <>
      {wrongPasswords > 0 && (
        <li className={styles["warning"]}>
          <LockIcon />
          <span>{t("wrongPasswords", { count: wrongPasswords })}</span>
        </li>
      )}
      {downloadedAt !== null && (
        <li className={styles["good"]}>
          <CheckIcon />
          <span>{t("pastDownloaded", { time: moment(downloadedAt, nowMs) })}</span>
        </li>
      )}
      {running > 0 && now() < runningUntil && (
        <li className={styles["running"]}>
          <DownloadIcon />
          <span>{t("downloadingNow")}</span>
        </li>
      )}
    </>
  );
}

const DAY_SECONDS = 86_400;

type MoreTimeProps = {
  upload: OwnUpload;
  nowMs: number;
  /** The longest remaining lifetime that the user may choose, counted from now. */
  maxSeconds: number;
  /** Id of the element naming the upload. */
  describedBy: string;
};

/** Adds a day to an upload's lifetime, if within the limits. */
function MoreTime({ upload, nowMs, maxSeconds, describedBy }: MoreTimeProps) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const { attempt, change } = useLimitChange(upload);
  const [told, setTold] = useState("");
  /** The upload's remaining lifetime plus one day, in seconds. */
  const extendedAt = (atMs: number) => Math.floor(Math.max(0, upload.expiresAt - atMs) / 1000) + DAY_SECONDS;
  const isOffered = extendedAt(nowMs) <= maxSeconds;
  /** Whether the button was pressed and still has the focus, which would be lost if the button were removed. */
  const [isHeld, setHeld] = useState(false);

  async function extend(): Promise<void> {
    setTold("");
    const timeLimitSeconds = extendedAt(now());
    const isChanged = await change({ timeLimitSeconds });
    if (isChanged) setTold(t("timeLeft", { time: format.timeLeft(timeLimitSeconds * 1000) }));
  }

  return (
    <>
      {(isOffered || isHeld) && (
        <Button
          look="quiet"
          data-testid="add-day"
          aria-describedby={describedBy}
          busy={attempt === "running" || !isOffered}
          onClick={({ currentTarget }) => {
            setHeld(document.activeElement === currentTarget);
            void extend();
          }}
          onBlur={() => setHeld(false)}
        >
          <bdi>{`+${format.duration(DAY_SECONDS)}`}</bdi>
        </Button>
      )}
      <span className={hidden["visuallyHidden"]} role="status">
        {told}
      </span>
      {attempt === "failed" && (
        <p className={`${field["error"]} ${styles["failed"]}`} role="alert">
          {t("changeFailed")}
        </p>
      )}
      {attempt === "gone" && <GoneDialog upload={upload} />}
    </>
  );
}
