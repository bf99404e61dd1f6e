import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./file-preview.module.css";
import type { Picture } from "./read-preview.ts";
import { SandboxedFrame } from "./sandboxed-frame.tsx";

/** A one-pixel transparent GIF. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

async function measure(): Promise<number> {
  const pixel = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([pixel], { type: "image/gif" }));
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", visibility: "hidden" });
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  try {
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    frame.src = url;
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.images[0]?.getBoundingClientRect().left ?? 0;
  } finally {
    frame.remove();
    URL.revokeObjectURL(url);
  }
}

let margin: Promise<number> | undefined;

/**
 * @returns the number of pixels between the edge of a frame and an image in it. WebKit uses an inline style to remove
 * this margin, but the content security policy blocks that style. Scripts cannot inspect sandboxed frames, so an image
 * of our own is measured instead.
 */
function measurePictureMargin(): Promise<number> {
  margin ??= measure();
  return margin;
}

type FramedPictureProps = {
  picture: Picture;
  title: string;
  /**
   * `whole`: as large as the window allows. `wide`: as wide as the dialog, with scrolling. `cover`: a thumbnail with
   * its edges cut off.
   */
  fit: "whole" | "wide" | "cover";
};

/**
 * An image in a sandboxed frame of the image's size. The frame is scaled because browsers fit images into frames
 * differently.
 */
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
