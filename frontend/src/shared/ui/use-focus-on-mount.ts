import { type RefObject, useEffect, useRef } from "react";

/** Focuses an element when it mounts, so that screen readers announce the new screen. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
