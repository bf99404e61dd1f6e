import { type RefObject, useEffect, useState } from "react";

/** Whether part of an element is in view, including within a scrolling parent. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
