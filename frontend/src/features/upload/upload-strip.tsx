import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { transferRatio } from "../../shared/transfer/transfer-rate.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { TransferStrip } from "../../shared/ui/transfer-strip.tsx";
import { chosenNameParts } from "./chosen-name-parts.ts";
import type { UploadDraft } from "./upload-draft.ts";

/** A running or finished upload, shown on other pages. */
export function UploadStrip({ draft }: { draft: UploadDraft }) {
  const t = useText();
  const state = useReducerStore(draft.upload);
  const { files } = useReducerStore(draft.archive);
  if (state.kind === "idle") return null;
  const { receivedBytes = 0, totalBytes = 0 } = (state.kind === "uploading" && state.progress) || {};
  const isUploading = state.kind === "uploading";
  const outcome = state.kind === "finished" ? t("linkReady") : t("settingPassword");
  return (
    <TransferStrip
      testId="upload-strip"
      name={state.kind === "finished" ? null : chosenNameParts(files)}
      label={t("uploading")}
      ratio={isUploading ? transferRatio(receivedBytes, totalBytes) : null}
      outcome={isUploading ? undefined : outcome}
    >
      <ButtonLink to="/">{t("showUpload")}</ButtonLink>
    </TransferStrip>
  );
}
