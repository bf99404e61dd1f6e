import { type CSSProperties, useEffect, useState } from "react";

type SandboxedFrameProps = {
  /** Plain text, or a picture of a type without scripts. */
  blob: Blob;
  title: string;
  testId?: string;
  className?: string | undefined;
  /** Its size in CSS pixels, if not that of its class. */
  size?: { width: number; height: number };
  style?: CSSProperties;
};

/**
 * Shows what a stranger sent, in a frame that has no scripts, no origin, no storage, and no way out: every restriction of
 * `sandbox` applies. The blob also has the content security policy of the page.
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
      // Before the address.
      sandbox=""
      title={title}
      className={className}
      // An empty frame would be a white flash on a dark page.
      style={isLoaded ? style : { ...style, visibility: "hidden" }}
      onLoad={() => setIsLoaded(true)}
      // A picture contains nothing that could have the focus, and WebKit would lay scrollbars over it.
      {...(size && { ...size, tabIndex: -1, scrolling: "no" })}
      src={url}
      data-testid={testId}
    />
  );
}
