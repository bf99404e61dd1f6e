/** The part of `Window` that is used. */
export type LeavingWindow = Pick<Window, "addEventListener"> & {
  document: Pick<Document, "addEventListener" | "visibilityState">;
};

/** Sends collected events when the page is left or hidden: a phone may close a hidden page without another event. */
export function sendWhenLeft(flush: () => void, view: LeavingWindow): void {
  view.addEventListener("pagehide", flush);
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") flush();
  });
}
