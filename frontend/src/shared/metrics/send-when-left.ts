/** The part of a window that is used. */
export type LeavingWindow = Pick<Window, "addEventListener"> & {
  document: Pick<Document, "addEventListener" | "visibilityState">;
};

/** What has gathered goes out when the page is left, or hidden: a phone may end a hidden page without another word. */
export function sendWhenLeft(flush: () => void, view: LeavingWindow): void {
  view.addEventListener("pagehide", flush);
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") flush();
  });
}
