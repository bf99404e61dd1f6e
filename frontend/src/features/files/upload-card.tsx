import { useState } from "react";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { FileList } from "../../shared/ui/file-list.tsx";
import { FileName } from "../../shared/ui/file-name.tsx";
import { CheckIcon } from "../../shared/ui/icons/check-icon.tsx";
import { ClockIcon } from "../../shared/ui/icons/clock-icon.tsx";
import { CopyIcon } from "../../shared/ui/icons/copy-icon.tsx";
import { DownloadIcon } from "../../shared/ui/icons/download-icon.tsx";
import { LockIcon } from "../../shared/ui/icons/lock-icon.tsx";
import { TrashIcon } from "../../shared/ui/icons/trash-icon.tsx";
import { useCopy } from "../../shared/ui/use-copy.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import styles from "./upload-card.module.css";

/** One own upload: what it is, what is left of it, and what can be done with it. */
export function UploadCard({ upload, nowMs }: { upload: OwnUpload; nowMs: number }) {
  const t = useText();
  const format = useFormat();
  const { copied, copy } = useCopy();
  const [deleting, setDeleting] = useState(false);
  const { files } = upload.manifest;
  return (
    <li className={styles["card"]} data-testid="upload-card">
      <div className={styles["heading"]}>
        <h3 className={styles["name"]}>
          <FileName name={upload.name} />
        </h3>
        <span className={styles["size"]}>{format.size(upload.size)}</span>
      </div>
      <ul className={styles["facts"]}>
        <li>
          <DownloadIcon />
          {t("downloadsLeft", { count: upload.dlimit - upload.dtotal })}
        </li>
        <li>
          <ClockIcon />
          {t("timeLeft", { time: format.timeLeft(Math.max(0, upload.expiresAt - nowMs)) })}
        </li>
        {upload.hasPassword && (
          <li>
            <LockIcon />
            {t("passwordProtected")}
          </li>
        )}
      </ul>
      {files.length > 1 && (
        <details className={styles["details"]}>
          <summary>{t("filesCount", { count: files.length })}</summary>
          <FileList files={files.map((file, key) => ({ ...file, key }))} label={t("filesInside")} />
        </details>
      )}
      <div className={styles["actions"]}>
        <Button data-testid="card-copy" onClick={() => copy(upload.url)}>
          {copied ? <CheckIcon /> : <CopyIcon />}
          <span role="status">{copied ? t("copied") : t("copyLink")}</span>
        </Button>
        <Button
          look="quiet"
          shape="icon"
          data-testid="card-delete"
          aria-label={t("deleteNamed", { name: upload.name })}
          title={t("deleteUpload")}
          onClick={() => setDeleting(true)}
        >
          <TrashIcon />
        </Button>
      </div>
      {deleting && <DeleteDialog upload={upload} onClose={() => setDeleting(false)} />}
    </li>
  );
}
