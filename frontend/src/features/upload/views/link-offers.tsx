import { useEffect, useRef, useState } from "react";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import { useEnvironment } from "../../../shared/environment.tsx";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { CopyButton } from "../../../shared/share/copy-button.tsx";
import { LinkField } from "../../../shared/share/link-field.tsx";
import { QrCode } from "../../../shared/share/qr-code.tsx";
import { ShareButton } from "../../../shared/share/share-button.tsx";
import { ShareWays } from "../../../shared/share/share-ways.tsx";
import { useOwnMessage } from "../../../shared/share/use-share-message.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { ClockIcon, LockIcon, QrIcon } from "../../../shared/ui/icons.tsx";
import { SealedLetter } from "../../../shared/ui/moving-letters.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { isNote } from "../../../shared/uploads/is-note.ts";
import { nameParts } from "../../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import { uploadName } from "../../../shared/uploads/upload-name.ts";
import { useLinkTerms } from "../../../shared/uploads/use-link-terms.ts";
import type { UploadDraft } from "../run/upload-draft.ts";
import styles from "./link-offers.module.css";

/** Delay before the link dialog covers the page. */
const DIALOG_DELAY_MS = 200;

/** Offers the links of finished uploads one after the other, and shows their number. */
export function LinkOffers({ offered }: { offered: readonly UploadDraft[] }) {
  const [closed, setClosed] = useState(0);
  const [draft] = offered;
  if (draft === undefined) return null;
  return (
    <LinkOffer
      key={draft.key}
      draft={draft}
      place={closed + 1}
      count={closed + offered.length}
      onClosed={() => setClosed(closed + 1)}
    />
  );
}

type LinkOfferProps = { draft: UploadDraft; place: number; count: number; onClosed: () => void };

/** Offers a finished upload's link, whatever the upload area shows. */
function LinkOffer({ draft: { upload }, onClosed, ...order }: LinkOfferProps) {
  const state = useReducerStore(upload);
  const uploads = useReducerStore(useEnvironment().ownUploads.store);
  const own = uploads.find(({ id, deletesAt }) => state.kind === "finished" && id === state.id && deletesAt === null);
  const dialog = state.kind === "finished" ? state.dialog : "closed";
  const hasEnded = own === undefined;

  useEffect(() => {
    // A deleted or used-up upload has no link. The next upload's link is offered once this offer is over.
    if (hasEnded) return upload.dispatch({ type: "dialogClosed" });
    if (dialog !== "due") return;
    const timer = setTimeout(() => upload.dispatch({ type: "dialogOpened" }), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasEnded, dialog, upload]);

  function close(): void {
    onClosed();
    upload.dispatch({ type: "dialogClosed" });
  }

  if (own === undefined || state.kind !== "finished" || dialog !== "open") return null;
  const { password, isLive } = state;
  return <LinkDialog upload={own} password={password} isLive={isLive} {...order} onClose={close} />;
}

type LinkDialogProps = {
  upload: OwnUpload;
  /** Password typed by the sender on this page. */
  password: string | null;
  /** Whether the link already worked during the upload. */
  isLive: boolean;
  /** This link's position in the sequence shown, from 1. */
  place: number;
  /** Number of links shown one after the other. */
  count: number;
  onClose: () => void;
};

/**
 * Shows the new upload's link. On devices with a share sheet, sharing is the first button. Closes once the link is
 * copied.
 */
function LinkDialog({ upload, password, isLive, place, count, onClose }: LinkDialogProps) {
  const t = useText();
  const { share } = useCapabilities();
  const link = useRef<HTMLInputElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  const message = useOwnMessage(upload, password);
  const { url, hasPassword } = upload;
  const parts = nameParts(upload);
  const name = uploadName(t, parts);
  const lead = isNote(upload) ? t("linkDialogNote") : t("linkDialogLead", { name: uploadName(t, parts, isolated) });
  return (
    <Dialog
      picture={showsCode ? <QrCode link={url} /> : <SealedLetter />}
      title={t(isLive ? "uploadComplete" : "linkReady")}
      onClose={onClose}
      actions={
        <>
          {share && <ShareButton look="primary" name={name} url={url} message={message} />}
          <CopyButton
            look={share ? "secondary" : "primary"}
            name={name}
            link={url}
            field={link}
            testId="dialog-copy"
            onCopied={onClose}
          />
          <ShareWays name={name} message={message} onCopied={onClose}>
            <Button
              aria-expanded={showsCode}
              data-testid="qr-toggle"
              onClick={() => setShowsCode((isShown) => !isShown)}
            >
              <QrIcon />
              <span>{t("showQrCode")}</span>
            </Button>
          </ShareWays>
          <Button look="quiet" data-testid="dialog-ok" onClick={onClose}>
            {t(place < count ? "goOn" : "done")}
          </Button>
        </>
      }
    >
      {count > 1 && <p>{t("sizeOfTotal", { done: place, total: count })}</p>}
      <p>
        {showsCode ? t("qrCodeHint") : <Sentence text={hasPassword ? `${lead} ${t("linkNeedsPassword")}` : lead} />}
      </p>
      <LinkField link={url} ref={link} testId="dialog-link" />
      <LinkTerms upload={upload} isCentred />
    </Dialog>
  );
}

type LinkTermsProps = { upload: OwnUpload; testId?: string; isCentred?: boolean };

/** A link's remaining downloads and lifetime, and whether it needs a password. */
export function LinkTerms({ upload, testId, isCentred = false }: LinkTermsProps) {
  const t = useText();
  const { near } = useLinkTerms(upload);
  return (
    <ul className={isCentred ? `${styles["terms"]} ${styles["centred"]}` : styles["terms"]}>
      <li>
        <ClockIcon />
        <span data-testid={testId}>{near}</span>
      </li>
      {upload.hasPassword && (
        <li className={styles["protected"]}>
          <LockIcon />
          <span>{t("passwordProtected")}</span>
        </li>
      )}
    </ul>
  );
}
