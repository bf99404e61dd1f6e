import { useRef } from "react";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { CheckIcon } from "../../shared/ui/icons/check-icon.tsx";
import { CopyIcon } from "../../shared/ui/icons/copy-icon.tsx";
import { LockIcon } from "../../shared/ui/icons/lock-icon.tsx";
import { SealedLetter } from "../../shared/ui/illustrations/sealed-letter.tsx";
import { ScreenTitle } from "../../shared/ui/screen-title.tsx";
import { useCopy } from "../../shared/ui/use-copy.ts";
import styles from "./finished-view.module.css";
import { useUploadSession } from "./upload-session-context.tsx";
import type { UploadState } from "./upload-state.ts";

/** The link is ready. */
export function FinishedView({ state }: { state: Extract<UploadState, { kind: "finished" }> }) {
  const t = useText();
  const format = useFormat();
  const session = useUploadSession();
  const link = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy();
  const { shareLink, downloadLimit, timeLimitSeconds } = state.upload;
  return (
    <>
      <div className={styles["arrival"]}>
        <SealedLetter />
      </div>
      <ScreenTitle title={t("linkReady")} lead={t("linkReadyLead")} testId="upload-finished" />
      <div className={styles["link"]}>
        <input
          ref={link}
          className={field["control"]}
          data-testid="share-link"
          aria-label={t("shareLink")}
          readOnly
          dir="ltr"
          value={shareLink}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          look="primary"
          data-testid="copy-link"
          onClick={() => {
            // Where the browser refuses to copy, the link is at least selected.
            link.current?.select();
            copy(shareLink);
          }}
        >
          {copied ? <CheckIcon /> : <CopyIcon />}
          <span role="status">{copied ? t("copied") : t("copyLink")}</span>
        </Button>
      </div>
      <div className={styles["terms"]}>
        <p data-testid="link-expiry">
          {t("expiresAfter", {
            downloads: t("downloadsCount", { count: downloadLimit }),
            time: format.duration(timeLimitSeconds),
          })}
        </p>
        {state.hasPassword && (
          <p className={styles["protected"]}>
            <LockIcon />
            {t("passwordProtected")}
          </p>
        )}
      </div>
      <div>
        <Button data-testid="send-more" onClick={session.sendMore}>
          {t("sendMore")}
        </Button>
      </div>
    </>
  );
}
