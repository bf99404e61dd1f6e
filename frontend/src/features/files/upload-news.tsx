import { useEnvironment } from "../../shared/environment.tsx";
import { moment } from "../../shared/l10n/moment.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { CheckIcon, DownloadIcon, LockIcon } from "../../shared/ui/icons.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import styles from "./upload-card.module.css";

/** What just happened to an upload, as further lines of its facts. */
export function UploadNews({ id, nowMs }: Pick<OwnUpload, "id"> & { nowMs: number }) {
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
