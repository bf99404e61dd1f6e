/** Ways other than browser downloads to pass files to the user's device. */
export type HandOver = {
  /**
   * Lets the user choose a folder. Call after a click. Rejects if the user cancels. `null` if this browser cannot open
   * folders.
   */
  pickFolder: (() => Promise<FileSystemDirectoryHandle>) | null;
  /** Whether the system's share sheet accepts these files. */
  canShare: (files: File[]) => boolean;
  /**
   * Opens the share sheet. Call after a click. @throws DOMException `AbortError` if the user closes it,
   * `NotAllowedError` if the browser denies it
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
