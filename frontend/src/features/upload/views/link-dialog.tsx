import { useRef, useState } from "react";
import { useCapabilities } from "../../../shared/capabilities/use-capabilities.ts";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { CopyButton } from "../../../shared/share/copy-button.tsx";
import { LinkField } from "../../../shared/share/link-field.tsx";
import { QrCode } from "../../../shared/share/qr-code.tsx";
import { ShareButton } from "../../../shared/share/share-button.tsx";
import { ShareWays } from "../../../shared/share/share-ways.tsx";
import { useOwnMessage } from "../../../shared/share/use-own-message.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { QrIcon } from "../../../shared/ui/icons.tsx";
import { SealedLetter } from "../../../shared/ui/moving-letters.tsx";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import { isNote } from "../../../shared/uploads/is-note.ts";
import { nameParts } from "../../../shared/uploads/name-parts.ts";
import type { OwnUpload } from "../../../shared/uploads/own-upload.ts";
import { uploadName } from "../../../shared/uploads/upload-name.ts";
import { LinkTerms } from "./link-terms.tsx";

type LinkDialogProps = {
  upload: OwnUpload;
  /** What the sender typed on this page. */
  password: string | null;
  /** The link has worked before. */
  isLive: boolean;
  /** Its place among the links that are shown one after the other, from 1. */
  place: number;
  /** How many they are. */
  count: number;
  onClose: () => void;
};

/**
 * Shows the new upload's link. On devices with a share sheet, sharing is the first button. Closes once the link is
 * copied.
 */
export function LinkDialog({ upload, password, isLive, place, count, onClose }: LinkDialogProps) {
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
