import { useState } from "react";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import type { LimitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { Button, ButtonAnchor } from "../../shared/ui/button.tsx";
import { OpenIcon, SlidersIcon, TrashIcon } from "../../shared/ui/icons.tsx";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import styles from "./card-actions.module.css";
import { ChangeLimitsDialog } from "./change-limits-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

type CardActionsProps = { upload: OwnUpload; nowMs: number; choices: LimitChoices | null };

/** Actions on an own upload: copying its link is always visible, the rest on hover or without a pointer. */
export function CardActions({ upload, nowMs, choices }: CardActionsProps) {
  const t = useText();
  const [dialog, setDialog] = useState<"none" | "limits" | "delete">("none");
  const { name, awaitsPassword } = upload;
  const close = () => setDialog("none");
  return (
    <div className={styles["actions"]}>
      {!awaitsPassword && <CopyButton link={upload.url} testId="card-copy" />}
      <div className={styles["more"]}>
        {!awaitsPassword && <LinkActions upload={upload} />}
        {!awaitsPassword && choices !== null && (
          <Button
            look="quiet"
            shape="icon"
            data-testid="card-change"
            aria-label={t("changeLimitsNamed", { name })}
            title={t("changeLimits")}
            onClick={() => setDialog("limits")}
          >
            <SlidersIcon />
          </Button>
        )}
        <Button
          look="quiet"
          shape="icon"
          data-testid="card-delete"
          aria-label={t("deleteNamed", { name })}
          title={t("deleteUpload")}
          onClick={() => setDialog("delete")}
        >
          <TrashIcon />
        </Button>
      </div>
      {dialog === "delete" && <DeleteDialog upload={upload} onClose={close} />}
      {dialog === "limits" && choices !== null && (
        <ChangeLimitsDialog upload={upload} nowMs={nowMs} choices={choices} onClose={close} />
      )}
    </div>
  );
}

/** Other actions on its link. */
function LinkActions({ upload: { name, url } }: { upload: OwnUpload }) {
  const t = useText();
  const { sharing } = useEnvironment();
  const { share } = useCapabilities();
  return (
    <>
      {share && <ShareButton shape="icon" name={name} url={url} />}
      {sharing.platform === "web" && (
        <ButtonAnchor
          look="quiet"
          shape="icon"
          href={url}
          data-testid="card-open"
          aria-label={t("openDownloadPage", { name })}
          title={t("download")}
        >
          <OpenIcon />
        </ButtonAnchor>
      )}
    </>
  );
}
