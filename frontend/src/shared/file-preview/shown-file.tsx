import { Fragment } from "react";
import { isolated } from "../l10n/isolated.ts";
import { useText } from "../l10n/use-text.ts";
import { explainFailure } from "../transfer/transfer-failure.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./file-preview.module.css";
import { FramedPicture } from "./framed-picture.tsx";
import type { FilePreviewState } from "./show-file.ts";
import { TextPreview } from "./text/text-preview.tsx";

type FailureReason = Extract<FilePreviewState, { kind: "failed" }>["reason"];

function failureText(reason: FailureReason, isOwn: boolean) {
  switch (reason) {
    case "broken":
      return isOwn ? "noPreview" : "previewFailed";
    case "tooLarge":
      return isOwn ? "noPreview" : "previewTooLarge";
    case "protected":
      return isOwn ? "noPreview" : "previewProtected";
    case "all_claimed":
      return "downloadsTaken";
    default:
      return explainFailure(reason);
  }
}

type ShownFileProps = {
  state: FilePreviewState;
  name: string;
  /** Whether the file is on this device and need not be downloaded. */
  isOwn: boolean;
  /** Called when the browser cannot show the file. */
  onFail: () => void;
  /** Called when a video displays a frame. */
  onStill: (video: HTMLVideoElement) => void;
};

export function ShownFile({ state, name, isOwn, onFail, onStill }: ShownFileProps) {
  const t = useText();
  switch (state.kind) {
    case "loading":
      return <Skeleton />;
    case "text":
      return <TextPreview read={state.read} title={isolated(name)} isOwn={isOwn} />;
    case "picture":
      return (
        <div className={styles["pages"]}>
          <FramedPicture picture={state.picture} title={isolated(name)} fit="whole" />
          {state.picture.isCut && <p>{t("previewIncomplete")}</p>}
        </div>
      );
    case "pages":
      return (
        <div className={styles["pages"]}>
          {state.pages.map((page, at) => (
            // Pages are only added.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={at}>
              <FramedPicture picture={page.picture} title={`${isolated(name)} ${at + 1}`} fit="wide" />
              {page.missingPictures > 0 && <p>{t("previewMissingPictures", { count: page.missingPictures })}</p>}
              {page.isIncomplete && <p>{t("previewIncomplete")}</p>}
            </Fragment>
          ))}
          {state.isCut && <p>{t("previewCut")}</p>}
        </div>
      );
    case "playing": {
      const Player = state.as as "video";
      return (
        <Player
          controls
          preload="metadata"
          className={styles[state.as]}
          aria-label={isolated(name)}
          src={state.path}
          onError={onFail}
          onLoadedData={({ currentTarget }) => state.as === "video" && onStill(currentTarget)}
          data-testid="preview-media"
        />
      );
    }
    case "failed":
      return <p role="alert">{t(failureText(state.reason, isOwn))}</p>;
  }
}
