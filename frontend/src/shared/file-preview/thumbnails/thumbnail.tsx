import { useEffect, useRef, useState } from "react";
import { FileTypeIcon } from "../../ui/file-type-icon.tsx";
import { useIsSeen } from "../../ui/use-is-seen.ts";
import { hasThumbnail, type PreviewKind } from "../preview-kind.ts";
import { drawThumbnail } from "./draw-thumbnail.ts";
import styles from "./thumbnail.module.css";
import type { Thumbnails } from "./thumbnails.ts";

type ThumbnailProps = {
  thumbnails: Thumbnails;
  file: Blob;
  preview: PreviewKind;
};

/**
 * A thumbnail of a file on this device, or the icon of its type. The thumbnail is drawn when it comes into view and
 * dropped when it leaves the view.
 */
export function Thumbnail({ thumbnails, file, preview }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isSeen = useIsSeen(box);

  useEffect(() => {
    const { current } = canvas;
    if (!isSeen || current === null || !hasThumbnail(preview)) return;
    const controller = new AbortController();
    thumbnails.make(file, preview, controller.signal).then(
      (bitmap) => {
        if (bitmap === null) return;
        drawThumbnail(current, bitmap);
        setDrawn(true);
      },
      () => undefined,
    );
    return () => {
      controller.abort();
      // Frees the pixels, because a list may have ten thousand rows.
      current.width = 0;
      setDrawn(false);
    };
  }, [isSeen, thumbnails, file, preview]);

  return (
    <span ref={box} className={styles[isDrawn ? "drawn" : "box"]} aria-hidden="true">
      <canvas ref={canvas} className={styles["canvas"]} hidden={!isDrawn} data-testid="thumbnail" />
      {!isDrawn && <FileTypeIcon type={file.type} />}
    </span>
  );
}
