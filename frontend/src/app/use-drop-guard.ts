import { useEffect } from "react";

/** Prevents a file dropped outside the drop area from replacing the page, which would stop transfers. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null) return;
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", guard);
    addEventListener("drop", guard);
    return () => {
      removeEventListener("dragover", guard);
      removeEventListener("drop", guard);
    };
  }, []);
}
