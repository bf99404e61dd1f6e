import { useMemo, useState } from "react";
import { isolated } from "../../l10n/isolated.ts";
import { useText } from "../../l10n/use-text.ts";
import { SelectField } from "../../ui/select-field.tsx";
import styles from "../file-preview.module.css";
import { SandboxedFrame } from "../sandboxed-frame.tsx";
import { decodeText } from "./decode-text.ts";
import { ENCODINGS } from "./encodings.ts";
import type { ReadText } from "./read-text.ts";

const CHOICES = ENCODINGS.map(({ name, languages }, value) => ({ value, label: isolated(`${languages} (${name})`) }));
const NONE = -1;

/** The beginning of any file as plain text, in its likeliest encoding or the one that the reader selects. */
export function TextPreview({ read, title, isOwn = false }: { read: ReadText; title: string; isOwn?: boolean }) {
  const t = useText();
  const { bytes, isCut, isPlain } = read;
  const [chosen, setChosen] = useState(() => ENCODINGS.findIndex(({ encoding }) => encoding === read.encoding));
  const encoding = ENCODINGS[chosen]?.encoding;
  const decoded = useMemo(() => {
    if (encoding === undefined) return null;
    const { text, isWhole } = decodeText(bytes, encoding, isCut);
    return { blob: new Blob([text], { type: "text/plain;charset=utf-8" }), isWhole };
  }, [bytes, encoding, isCut]);

  return (
    <div className={styles["pages"]}>
      {decoded === null ? (
        <p role="alert">{t(isOwn ? "noPreview" : "previewNotText")}</p>
      ) : (
        <SandboxedFrame blob={decoded.blob} title={title} className={styles["text"]} />
      )}
      {decoded?.isWhole === false && <p>{t("previewIncomplete")}</p>}
      {decoded !== null && isCut && <p>{t("previewCut")}</p>}
      {!isPlain && (
        <SelectField
          label={t("previewEncoding")}
          value={chosen}
          options={read.encoding === null ? [{ value: NONE, label: "–" }, ...CHOICES] : CHOICES}
          onChoose={setChosen}
          testId="preview-encoding"
        />
      )}
    </div>
  );
}
