import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** Who has not gone on by then has come to rest. */
const REST_MS = 800;

/** For a `select` whose choices have an effect at once. */
type SettledChoice<Choice> = {
  /** What keys have come to and is not settled yet. */
  passed: { choice: Choice } | null;
  change: (choice: Choice) => void;
  handlers: { onKeyDown: (event: KeyboardEvent) => void; onPointerDown: () => void; onBlur: () => void };
};

/**
 * Arrow keys on a closed menu pass through its choices in many browsers, and each step is a change. The one that they
 * come to rest at is settled: after a while, by Enter, or when the menu is left. A pointer settles at once.
 */
export function useSettledChoice<Choice>(settle: (choice: Choice) => void): SettledChoice<Choice> {
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
    passed,
    change(choice) {
      if (isPassing.current) setPassed({ choice });
      else {
        setPassed(null);
        settle(choice);
      }
    },
    handlers: {
      onKeyDown({ key }) {
        // In an open menu Enter comes before the change.
        isPassing.current = key !== "Enter";
        if (key === "Enter") settlePassed();
      },
      onPointerDown() {
        isPassing.current = false;
      },
      onBlur: settlePassed,
    },
  };
}
