import { hasDownloadLimit } from "@envoi/protocol";
import { useEnvironment } from "../environment.tsx";
import { describeDownloads } from "../l10n/describe-downloads.ts";
import { useFormat } from "../l10n/use-format.ts";
import { useText } from "../l10n/use-text.ts";
import type { OwnUpload } from "./own-upload.ts";

/**
 * The terms of a link. `near`: words such as "tomorrow", true only now. `lasting`: words that remain true when a
 * message is read later.
 */
export function useLinkTerms({ dlimit, dtotal, expiresAt }: OwnUpload): { near: string; lasting: string } {
  const t = useText();
  const format = useFormat();
  const { now } = useEnvironment();
  const downloads = describeDownloads(t, hasDownloadLimit(dlimit) ? dlimit - dtotal : dlimit);
  return {
    near: t("linkTerms", { downloads, until: format.until(expiresAt, now()) }),
    lasting: t("linkTerms", { downloads, until: t("untilDay", { at: new Date(expiresAt) }) }),
  };
}
