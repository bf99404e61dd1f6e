import { type TouchEvent, useEffect, useEffectEvent, useRef } from "react";

const SWIPE_PX = 48;
/** Elements that respond to arrow keys and swipes themselves. */
const KEEPS_INPUT = "video, audio, select, input, textarea";

type Point = { x: number; y: number };

const isRightToLeft = () => document.documentElement.dir === "rtl";

function keepsInput(target: EventTarget): boolean {
  return target instanceof Element && target.closest(KEEPS_INPUT) !== null;
}

/**
 * Turns to the next or previous file with arrow keys, and with swipes over an element.
 *
 * @param turn - `null` if there is only one file
 * @returns props for that element
 */
export function useTurning(turn: ((step: 1 | -1) => void) | null) {
  const touched = useRef<Point | null>(null);
  const turnBy = (isForward: boolean) => turn?.(isForward ? 1 : -1);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if ((key !== "ArrowLeft" && key !== "ArrowRight") || target === null || keepsInput(target)) return;
    event.preventDefault();
    turnBy((key === "ArrowRight") !== isRightToLeft());
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      // Two fingers, or one finger on a zoomed page, move the view.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      const isSwipe = touch !== null && touches.length === 1 && !isZoomed && !keepsInput(target);
      touched.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const begin = touched.current;
      const end = changedTouches.item(0);
      touched.current = null;
      if (begin === null || end === null) return;
      const [right, down] = [end.clientX - begin.x, end.clientY - begin.y];
      if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return;
      // The next file enters from the side where a line of text ends.
      turnBy(right < 0 !== isRightToLeft());
    },
    onTouchCancel() {
      touched.current = null;
    },
  };
}
