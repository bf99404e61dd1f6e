import { type RefObject, useEffect, useRef } from "react";

/** Focuses an element when it mounts: a screen reader then announces the new screen. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
