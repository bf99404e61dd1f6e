import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** A pause of this length settles the choice. */
const REST_MS = 800;

/** For a `select` whose choices take effect at once. */
type SettledChoice<Choice> = {
  /** The value reached by keys, not settled yet. */
  passed: { choice: Choice } | null;
  change: (choice: Choice) => void;
  handlers: { onKeyDown: (event: KeyboardEvent) => void; onPointerDown: () => void; onBlur: () => void };
};

/**
 * In many browsers arrow keys on a closed menu step through its choices, and each step is a change. Only the last one
 * is settled: after a pause, by Enter, or on blur. A pointer settles at once.
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
        // In an open menu, Enter arrives before the change.
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
