import { useEffect, useEffectEvent, useState } from "react";
import { useEnvironment } from "../environment.tsx";

/** How long the button shows that the link was copied. */
const COPIED_MS = 1000;

/** The outcome of the last copy: `copied` for a moment only; `refused`, by the browser, until the next try. */
type CopyOutcome = "none" | "copied" | "refused";

/**
 * Copies a text.
 *
 * @param onOver - called when `copied` is over
 */
export function useCopy(onOver?: () => void): { outcome: CopyOutcome; copy: (text: string) => void } {
  const { copyText } = useEnvironment();
  // A new object each time, so that a repeated outcome is announced again.
  const [last, setLast] = useState<{ outcome: CopyOutcome }>({ outcome: "none" });
  const end = useEffectEvent(() => {
    setLast({ outcome: "none" });
    onOver?.();
  });

  useEffect(() => {
    if (last.outcome !== "copied") return;
    const timer = setTimeout(() => end(), COPIED_MS);
    return () => clearTimeout(timer);
  }, [last]);

  return {
    outcome: last.outcome,
    copy: (text) => {
      setLast({ outcome: "none" });
      copyText(text).then(
        () => setLast({ outcome: "copied" }),
        () => setLast({ outcome: "refused" }),
      );
    },
  };
}
