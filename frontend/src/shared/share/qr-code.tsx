import { useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import { useText } from "../l10n/use-text.ts";
import styles from "./qr-code.module.css";
import type { QrOutline } from "./qr-outline.ts";

/** The link as a QR code. Anyone who sees it can open the link, so it is shown only on request. */
export function QrCode({ link }: { link: string }) {
  const t = useText();
  const [outline, setOutline] = useState<QrOutline | "failed" | null>(null);

  useEffect(() => {
    let isOver = false;
    const show = (result: QrOutline | "failed") => {
      if (!isOver) setOutline(result);
    };
    loadChunk("qr-code", () => import("./qr-outline.ts")).then(
      ({ qrOutline }) => show(qrOutline(link)),
      () => show("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [link]);

  if (outline === "failed")
    return (
      <p className={styles["failed"]} role="alert">
        {t("qrCodeFailed")}
      </p>
    );
  const side = outline?.side ?? 1;
  return (
    <svg
      className={styles["code"]}
      role="img"
      aria-label={t("qrCode")}
      aria-busy={outline === null}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      data-testid="qr-code"
    >
      <path fill="#ffffff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000000" d={outline?.path} />
    </svg>
  );
}
