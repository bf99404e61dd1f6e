import { type CSSProperties, useEffect, useState } from "react";

type SandboxedFrameProps = {
  /** Plain text, or an image of a type that cannot contain scripts. */
  blob: Blob;
  title: string;
  testId?: string;
  className?: string | undefined;
  /** Size in CSS pixels; if absent, the class sets it. */
  size?: { width: number; height: number };
  style?: CSSProperties;
};

/**
 * Shows an untrusted file in a frame without scripts, origin, storage or navigation: every restriction of `sandbox`
 * applies. The blob also inherits the page's content security policy.
 */
export function SandboxedFrame({ blob, title, testId = "preview-frame", className, size, style }: SandboxedFrameProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setUrl(created);
    setIsLoaded(false);
    return () => URL.revokeObjectURL(created);
  }, [blob]);

  if (url === null) return null;
  return (
    <iframe
      // React sets attributes in this order, and `sandbox` must be set before `src`.
      sandbox=""
      title={title}
      className={className}
      // An empty frame would appear as a white flash on a dark page.
      style={isLoaded ? style : { ...style, visibility: "hidden" }}
      onLoad={() => setIsLoaded(true)}
      // A frame with an image contains nothing to focus, and WebKit would draw scrollbars over the image.
      {...(size && { ...size, tabIndex: -1, scrolling: "no" })}
      src={url}
      data-testid={testId}
    />
  );
}
