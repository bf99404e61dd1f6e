import { useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../environment.tsx";

/** How long the button says that it has copied. */
const COPIED_MS = 1000;

/**
 * Copies a text; `copied` is true for a moment afterwards. Where copying is refused nothing is claimed.
 *
 * @param onOver - called when the moment is over
 */
export function useCopy(onOver?: () => void): { copied: boolean; copy: (text: string) => void } {
  const { copyText } = useEnvironment();
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);
  const end = useEffectEvent(() => {
    setCopied(false);
    onOver?.();
  });

  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => end(), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  return {
    copied,
    copy: (text) => {
      copyText(text).then(
        () => setCopies((count) => count + 1),
        () => undefined,
      );
    },
  };
}
