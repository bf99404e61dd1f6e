import { allFiles } from "@envoi/client";
import type { Metadata } from "@envoi/protocol";
import { useMemo, useRef } from "react";
import { usePublicConfig } from "../../../shared/config/config-context.tsx";
import { isException } from "../../../shared/is-exception.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { FolderIcon } from "../../../shared/ui/icon.tsx";
import { ShareIcon } from "../../../shared/ui/icons.tsx";
import { useMediaQuery } from "../../../shared/ui/use-media-query.ts";
import type { ChosenFiles } from "../session/download-state.ts";
import { sharedProbes } from "../session/hand-over-files.ts";
import type { OneByOne } from "../session/one-by-one.ts";
import styles from "./hand-over-buttons.module.css";

type HandOverButtonsProps = {
  metadata: Metadata;
  /** The files that the recipient has chosen; `null` for all files. */
  chosen: ChosenFiles | null;
  /** The files have been fetched, and will be shared on the next tap. */
  isFetched: boolean;
  oneByOne: OneByOne;
  /** Called if the browser does not let users choose a folder here. */
  onNoFolder: () => void;
};

/** Offers files instead of a ZIP: saved in a folder if the browser supports it, or shared with other apps on phones. */
export function HandOverButtons({ metadata, chosen, isFetched, oneByOne, onNoFolder }: HandOverButtonsProps) {
  const t = useText();
  const mayShare = usePublicConfig()?.FEATURES.share === true;
  const isPhone = useMediaQuery("(pointer: coarse)");
  const indexes = useMemo(() => chosen?.indexes ?? allFiles(metadata), [chosen, metadata]);
  const canShare = useMemo(() => {
    const probes = isPhone && mayShare ? sharedProbes(metadata, indexes) : null;
    return probes !== null && oneByOne.canShare(probes);
  }, [oneByOne, indexes, isPhone, mayShare, metadata]);
  const { pickFolder } = oneByOne;
  const canSave = pickFolder !== null && allFiles(metadata).length > 1;
  const isPicking = useRef(false);
  const isUnfinished = String(oneByOne.unfinished()) === String(indexes);
  if (!canShare && !canSave) return null;

  async function saveInFolder(): Promise<void> {
    if (isUnfinished) return oneByOne.saveInFolder(chosen, null);
    // Browsers reject a second picker, for example after a double click, but the first one stays open.
    if (isPicking.current) return;
    isPicking.current = true;
    try {
      const folder = await pickFolder?.();
      if (folder !== undefined) await oneByOne.saveInFolder(chosen, folder);
    } catch (error) {
      if (!isException(error, "AbortError")) onNoFolder();
    } finally {
      isPicking.current = false;
    }
  }

  return (
    <div className={`row ${styles["ways"]}`}>
      {canShare && (
        <Button
          look={isFetched ? "primary" : "secondary"}
          data-testid="share-files"
          onClick={() => void oneByOne.share(chosen)}
        >
          <ShareIcon />
          <span>{t("share")}</span>
        </Button>
      )}
      {canSave && (
        <Button
          look={isUnfinished ? "primary" : "secondary"}
          data-testid="save-in-folder"
          onClick={() => void saveInFolder()}
        >
          <FolderIcon />
          <span>{t(isUnfinished ? "goOn" : "saveToFolder")}</span>
        </Button>
      )}
    </div>
  );
}
