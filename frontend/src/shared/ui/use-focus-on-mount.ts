import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to an element as it appears: a screen reader then reads the new screen. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
