import { formatOwnerLink, requestLinkOf } from "@envoi/client/request";
import { useRef, useState } from "react";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { saveFile } from "../../shared/saving/save-file.ts";
import { LinkAndWays } from "../../shared/share/link-and-ways.tsx";
import { LinkByHand, LinkField } from "../../shared/share/link-field.tsx";
import { QrCode } from "../../shared/share/qr-code.tsx";
import { useShareMessage } from "../../shared/share/use-share-message.ts";
import type { OwnRequest } from "../../shared/transfer/transfer.ts";
import { Button } from "../../shared/ui/button.tsx";
import { CopyText } from "../../shared/ui/copy-text.tsx";
import { Disclosure } from "../../shared/ui/disclosure.tsx";
import { QrIcon } from "../../shared/ui/icons.tsx";
import styles from "./request.module.css";

/** The link to give out, and the owner's link. */
export function RequestLinks({ request: { owner, terms } }: { request: OwnRequest }) {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const link = requestLinkOf(owner);
  const [showsCode, setShowsCode] = useState(false);
  const message = useShareMessage({
    link,
    isNote: false,
    subject: t("requestSubject"),
    terms: format.until(terms.expiresAtMs, now()),
    password: null,
  });
  return (
    <div className="stack">
      <p>{t("requestReadyLead")}</p>
      <LinkAndWays
        link={link}
        name={t("requestFiles")}
        message={message}
        label={t("requestLink")}
        testIds={{ field: "request-link", copy: "copy-request-link" }}
      />
      <div className="row">
        <Button aria-expanded={showsCode} data-testid="request-qr" onClick={() => setShowsCode(!showsCode)}>
          <QrIcon />
          <span>{t("showQrCode")}</span>
        </Button>
      </div>
      {showsCode && (
        <div className={styles["code"]}>
          <QrCode link={link} />
        </div>
      )}
      <OwnerLink link={formatOwnerLink(owner)} />
    </div>
  );
}

/** Opens the inbox on another device. Shown only on request, because whoever has it reads everything. */
function OwnerLink({ link }: { link: string }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Disclosure summary={t("ownerLink")} testId="owner-link">
      <div className={styles["owner"]}>
        <p className={styles["warning"]}>{t("ownerLinkWarning")}</p>
        <LinkField link={link} ref={input} testId="owner-link-field" label={t("ownerLink")} />
        <div className="row">
          <CopyText
            text={link}
            label={t("copyLink")}
            aria-label={`${t("copyLink")} ${t("ownerLink")}`}
            data-testid="copy-owner-link"
            byHand={<LinkByHand link={link} field={input} />}
          />
          <Button
            data-testid="save-owner-link"
            onClick={() => saveFile(new Blob([`${link}\n`], { type: "text/plain" }), `${t("ownerLink")}.txt`)}
          >
            {t("saveNote")}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
