import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../shared/l10n/use-text.ts";
import { PromoBanner, StorageNotice } from "./banner.tsx";
import { PageFooter } from "./page-footer.tsx";
import styles from "./page-frame.module.css";
import { PageHeader } from "./page-header.tsx";

/** The header, footer and layers around every screen. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  useDropGuard();
  return (
    <div className={styles["frame"]}>
      {/* biome-ignore lint/a11y/useValidAnchor: the skip link for keyboard users */}
      <a
        className={styles["skip"]}
        href="#main"
        onClick={(event) => {
          // Following it would replace the fragment of the address, which may contain a link's key.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t("skipToContent")}
      </a>
      <PromoBanner />
      <StorageNotice />
      <PageHeader />
      <main ref={main} id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
}

/** Prevents a file dropped outside the drop area from replacing the page, which would stop transfers. */
function useDropGuard(): void {
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
