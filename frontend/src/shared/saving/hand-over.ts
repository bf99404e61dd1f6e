/** Ways to hand files to the person's device besides the browser's downloads. */
export type HandOver = {
  /**
   * Lets the person choose a folder. Call after a click. Rejects if the person cancels. `null` if this browser cannot
   * open folders.
   */
  pickFolder: (() => Promise<FileSystemDirectoryHandle>) | null;
  /** Whether the system's share sheet accepts these files. */
  canShare: (files: File[]) => boolean;
  /**
   * Opens the share sheet. Call after a click. @throws DOMException `AbortError` if the person closes it,
   * `NotAllowedError` if the browser refuses
   */
  share: (files: File[]) => Promise<void>;
};

type PickingWindow = {
  showDirectoryPicker?: (options: { id: string; mode: "readwrite" }) => Promise<FileSystemDirectoryHandle>;
  navigator: Pick<Navigator, "share"> & Partial<Pick<Navigator, "canShare">>;
};

export function createHandOver(view: PickingWindow): HandOver {
  const { navigator } = view;
  return {
    pickFolder: view.showDirectoryPicker
      ? async () => view.showDirectoryPicker?.({ id: "save", mode: "readwrite" }) as Promise<FileSystemDirectoryHandle>
      : null,
    canShare: (files) => navigator.canShare?.({ files }) === true,
    share: (files) => navigator.share({ files }),
  };
}
