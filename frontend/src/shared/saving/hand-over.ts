/** How this browser hands files to the person's device, besides its own downloads. */
export type HandOver = {
  /** Asks for a folder to save in, in a click; rejects if the person closes the question. `null`: not in this browser. */
  pickFolder: (() => Promise<FileSystemDirectoryHandle>) | null;
  /** Whether the system's share sheet takes such files. */
  canShare: (files: File[]) => boolean;
  /** Opens it, in a click. @throws DOMException `AbortError` if the person closes it, `NotAllowedError` if refused */
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
