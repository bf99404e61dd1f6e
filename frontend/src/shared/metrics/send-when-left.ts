/** The part of `Window` used here. */
export type LeavingWindow = Pick<Window, "addEventListener"> & {
  document: Pick<Document, "addEventListener" | "visibilityState">;
};

/** Sends collected events when the page is closed or hidden: a phone may close a hidden page without another event. */
export function sendWhenLeft(flush: () => void, view: LeavingWindow): void {
  view.addEventListener("pagehide", flush);
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") flush();
  });
}
