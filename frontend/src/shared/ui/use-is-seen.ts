import { type RefObject, useEffect, useState } from "react";

/**
 * Whether part of an element is in view, including within a scrolling parent.
 *
 * @param margin - how far beyond the edges of the view it also counts, as in CSS
 */
export function useIsSeen(element: RefObject<Element | null>, margin = "0px"): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const see = (entries: IntersectionObserverEntry[]) => setSeen(entries.at(-1)?.isIntersecting === true);
    const observer = new IntersectionObserver(see, { rootMargin: margin });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isSeen;
}
