import { useEffect, useRef, useState } from "react";
import { useEnvironment } from "../environment.tsx";
import type { FileContent } from "./file-content.ts";
import type { KeptPictures } from "./kept-pictures.ts";
import type { PreviewKind } from "./preview-kind.ts";
import { type FilePreviewState, reportUnplayable, showFile } from "./show-file.ts";

/** A file that has a preview. `index`: place in the set. `name` is safe to show. */
export type PreviewedFile = { index: number; name: string; size: number; preview: PreviewKind };

/** Reads the preview of a file. @returns its state, and a function to call if the browser fails to show it */
export function useFilePreview(
  content: FileContent,
  { index, size, preview }: PreviewedFile,
  kept?: KeptPictures,
): { state: FilePreviewState; onFail: () => void } {
  const { startPdfWorker } = useEnvironment();
  const [state, setState] = useState<FilePreviewState>({ kind: "loading" });

  const shown = useRef<AbortSignal>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    shown.current = signal;
    setState({ kind: "loading" });
    void showFile(content, { index, size, preview, startPdfWorker, kept, onState: setState, signal });
    return () => controller.abort();
  }, [content, index, size, preview, startPdfWorker, kept]);

  function onFail(): void {
    const signal = shown.current;
    if (signal !== null) void reportUnplayable(content, { index, size, onState: setState, signal });
  }

  return { state, onFail };
}
