import { useState } from "react";
import { flushSync } from "react-dom";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import type { LimitChoices } from "../../shared/config/limit-choices.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { CopyButton } from "../../shared/share/copy-button.tsx";
import { ShareButton } from "../../shared/share/share-button.tsx";
import { useOwnMessage } from "../../shared/share/use-share-message.ts";
import { Button, ButtonAnchor } from "../../shared/ui/button.tsx";
import { OpenIcon, SlidersIcon, TrashIcon } from "../../shared/ui/icons.tsx";
import { MoreMenu } from "../../shared/ui/more-menu.tsx";
import { useMediaQuery } from "../../shared/ui/use-media-query.ts";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";
import styles from "./card-actions.module.css";
import { ChangeLimitsDialog } from "./change-limits-dialog.tsx";
import { undoButtonId } from "./deleting-card.tsx";
import { beginDeletion } from "./held-deletions.ts";

/** Matches phones, and pages with the list in a narrow column next to the upload area. */
const NO_ROOM = "(max-width: 27.99rem), (min-width: 52rem) and (max-width: 63.99rem)";

type CardActionsProps = {
  upload: OwnUpload;
  nowMs: number;
  choices: LimitChoices | null;
  /** The upload area already offers to copy and share this upload's link. */
  isOffered: boolean;
};

/**
 * The actions on one of the user's uploads. Copying the link is always visible; if space is short, the others are in a
 * menu.
 */
export function CardActions({ upload, nowMs, choices, isOffered }: CardActionsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { share } = useCapabilities();
  const inMenu = useMediaQuery(NO_ROOM);
  const [isChanging, setChanging] = useState(false);
  const { url, awaitsPassword } = upload;
  const name = uploadName(t, nameParts(upload));
  const hasLink = !awaitsPassword && !isOffered;
  const message = useOwnMessage(upload, null);

  /** Renders synchronously because the button has the focus until it is removed. */
  function remove(): void {
    flushSync(() => beginDeletion(environment, upload.id));
    document.getElementById(undoButtonId(upload.id))?.focus();
  }

  const others = (
    <>
      {!awaitsPassword && environment.sharing.platform === "web" && (
        <ButtonAnchor
          href={url}
          {...chooseLook({ inMenu, testId: "card-open", label: t("openDownloadPage", { name }), title: t("openPage") })}
        >
          <OpenIcon />
          {inMenu && <span>{t("openPage")}</span>}
        </ButtonAnchor>
      )}
      {!awaitsPassword && choices !== null && (
        <Button
          onClick={() => setChanging(true)}
          {...chooseLook({
            inMenu,
            testId: "card-change",
            label: t("changeLimitsNamed", { name }),
            title: t("changeLimits"),
          })}
        >
          <SlidersIcon />
          {inMenu && <span>{t("changeLimits")}</span>}
        </Button>
      )}
      <Button
        onClick={remove}
        {...chooseLook({ inMenu, testId: "card-delete", label: t("deleteNamed", { name }), title: t("deleteUpload") })}
      >
        <TrashIcon />
        {inMenu && <span>{t("deleteUpload")}</span>}
      </Button>
    </>
  );
  return (
    <div className={styles["actions"]}>
      {hasLink && <CopyButton name={name} link={url} testId="card-copy" />}
      <div className={styles["more"]}>
        {hasLink && share && <ShareButton shape="icon" name={name} url={url} message={message} />}
        {inMenu ? <MoreMenu label={t("moreActions", { name })}>{others}</MoreMenu> : others}
      </div>
      {isChanging && choices !== null && (
        <ChangeLimitsDialog upload={upload} nowMs={nowMs} choices={choices} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}

/** Labels an action. In the menu, the label is visible, and the menu's label names the upload. */
function chooseLook({
  inMenu,
  testId,
  label,
  title,
}: Record<"testId" | "label" | "title", string> & { inMenu: boolean }) {
  const look = { look: "quiet", "data-testid": testId } as const;
  return inMenu ? look : ({ ...look, shape: "icon", "aria-label": label, title } as const);
}
