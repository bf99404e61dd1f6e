import { useEffect, useRef } from "react";
import { useReducerStore } from "../../state/use-reducer-store.ts";
import { FileTypeIcon } from "../../ui/file-type-icon.tsx";
import { useIsSeen } from "../../ui/use-is-seen.ts";
import type { FileContent } from "../file-content.ts";
import { FramedPicture } from "../framed-picture.tsx";
import type { PreviewedFile } from "../preview-kind.ts";
import { drawThumbnail } from "./draw-thumbnail.ts";
import { fitsThumbnail, receivedThumbnailsOf } from "./received-thumbnails.ts";
import styles from "./thumbnail.module.css";

type ReceivedThumbnailProps = {
  content: FileContent;
  file: PreviewedFile;
  type: string;
};

/**
 * A thumbnail of a received file, or the icon of its type. An image in view is rendered in a sandboxed frame, as in its
 * preview. Use only for a download that has already been counted.
 */
export function ReceivedThumbnail({ content, file, type }: ReceivedThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(box);
  const thumbnails = receivedThumbnailsOf(content);
  const picture = useReducerStore(thumbnails.kept.store).get(file.index);
  const still = useReducerStore(thumbnails.stills).get(file.index);

  useEffect(() => {
    if (!isSeen || picture !== undefined) return;
    const controller = new AbortController();
    void thumbnails.fetch(file, controller.signal);
    return () => controller.abort();
  }, [isSeen, picture, thumbnails, file]);

  function draw() {
    if (still !== undefined) return <Still bitmap={still} />;
    if (picture === undefined || !isSeen || !fitsThumbnail(picture)) return null;
    return <FramedPicture picture={picture} title="" fit="cover" />;
  }
  const shown = draw();
  return (
    <span ref={box} className={styles[shown === null ? "box" : "drawn"]} aria-hidden="true">
      {shown ?? <FileTypeIcon type={type} />}
    </span>
  );
}

function Still({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawThumbnail(canvas.current, bitmap);
  }, [bitmap]);
  return <canvas ref={canvas} className={styles["canvas"]} data-testid="thumbnail" />;
}
