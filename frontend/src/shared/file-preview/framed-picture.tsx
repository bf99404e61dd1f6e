import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./file-preview.module.css";
import { measurePictureMargin } from "./picture-margin.ts";
import type { Picture } from "./read-preview.ts";
import { SandboxedFrame } from "./sandboxed-frame.tsx";

type FramedPictureProps = {
  picture: Picture;
  title: string;
  /**
   * `whole`: as large as the window allows. `wide`: as wide as the dialog, to be scrolled. `cover`: a thumbnail, whose edges
   * are cut off.
   */
  fit: "whole" | "wide" | "cover";
};

/** A picture in a sandboxed frame of its own size, which is scaled: browsers fit pictures into frames in different ways. */
export function FramedPicture({ picture: { blob, width, height }, title, fit }: FramedPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [margin, setMargin] = useState(0);

  useEffect(() => {
    let isShown = true;
    void measurePictureMargin().then((measured) => isShown && setMargin(measured));
    return () => {
      isShown = false;
    };
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setScale(element.clientWidth / width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  const variables: Record<string, string> = { "--ratio": `${width / height}`, "--natural": `${width}px` };
  return (
    <div ref={box} className={styles[fit]} style={variables as CSSProperties}>
      <SandboxedFrame
        blob={blob}
        title={title}
        testId={fit === "cover" ? "thumbnail" : "preview-frame"}
        className={styles["picture"]}
        size={{ width: width + 2 * margin, height: height + 2 * margin }}
        style={{ transform: `scale(${scale}) translate(${-margin}px, ${-margin}px)` }}
      />
    </div>
  );
}
