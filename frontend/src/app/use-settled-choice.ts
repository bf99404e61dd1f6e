import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** A choice takes effect after a pause of this length. */
const REST_MS = 800;

/**
 * Lets a `select` act at once. In many browsers, arrow keys step through the choices of a closed menu, and each step is a
 * change event. Only the last choice takes effect: after a pause, on Enter or on blur. A choice by pointer takes effect at
 * once.
 */
export function useSettledChoice<Choice>(settle: (choice: Choice) => void) {
  const [passed, setPassed] = useState<{ choice: Choice } | null>(null);
  const isPassing = useRef(false);

  function settlePassed(): void {
    if (passed === null) return;
    setPassed(null);
    settle(passed.choice);
  }
  const onRest = useEffectEvent(settlePassed);

  useEffect(() => {
    if (passed === null) return;
    const timer = setTimeout(onRest, REST_MS);
    return () => clearTimeout(timer);
  }, [passed]);

  return {
    /** The value selected by arrow keys; it has not taken effect yet. */
    passed,
    change(choice: Choice): void {
      if (isPassing.current) setPassed({ choice });
      else {
        setPassed(null);
        settle(choice);
      }
    },
    handlers: {
      onKeyDown({ key }: KeyboardEvent): void {
        // In an open menu, the Enter key event comes before the change event.
        isPassing.current = key !== "Enter";
        if (key === "Enter") settlePassed();
      },
      onPointerDown(): void {
        isPassing.current = false;
      },
      onBlur: settlePassed,
    },
  };
}
