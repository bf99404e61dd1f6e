import { isolated } from "../../../shared/l10n/isolated.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { explainedFailure, explainFailure } from "../../../shared/transfer/explained-failure.ts";
import { Sentence } from "../../../shared/ui/sentence.tsx";
import type { DownloadStateOf } from "../session/download-state.ts";

/** How the last download of some files ended. */
export function TakingOutcome({ note, failure, folder }: DownloadStateOf<"ready">) {
  const t = useText();
  switch (note) {
    case "taken":
      return <p role="alert">{t("downloadsTaken")}</p>;
    case "saved":
    case "fetched":
      return (
        <p role="status">
          {folder === undefined ? (
            t("downloadFinished")
          ) : (
            <Sentence text={t("savedInFolder", { folder: isolated(folder) })} />
          )}
        </p>
      );
    case "failed": {
      const explained = failure && explainedFailure(failure);
      return <p role="alert">{t(explained ? explainFailure(explained) : "downloadErrorLead")}</p>;
    }
    default:
      return null;
  }
}
