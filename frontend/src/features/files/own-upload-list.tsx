import type { UploadId } from "@envoi/protocol";
import { useState } from "react";
import { CrashBoundary } from "../../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../../shared/chunks/lazy-part.tsx";
import { usePreload } from "../../shared/chunks/use-preload.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { EmptyLetter } from "../../shared/ui/illustrations.tsx";
import { Skeleton } from "../../shared/ui/skeleton.tsx";
import { LIST_HEADING_ID } from "./list-focus.ts";
import styles from "./own-upload-list.module.css";
import { useFreshUploads } from "./use-fresh-uploads.ts";

const PastUploads = lazyPart("past-uploads", () => import("./past-uploads.tsx"), "PastUploads");

export const UploadCards = lazyPart("upload-cards", () => import("./upload-cards.tsx"), "UploadCards");

/**
 * The user's own uploads, or a hint that they will appear here.
 *
 * @param offered - the upload whose link is shown beside the list
 */
export function OwnUploadList({ offered = null }: { offered?: UploadId | null }) {
  const t = useText();
  const { uploads, past, nowMs } = useFreshUploads();
  usePreload(UploadCards.preload);
  return (
    <section className={styles["section"]} aria-labelledby={LIST_HEADING_ID}>
      <h2 id={LIST_HEADING_ID} tabIndex={-1} className={styles["title"]}>
        {t("yourUploads")}
      </h2>
      {uploads.length === 0 ? (
        <div className={styles["placeholder"]} data-testid="no-uploads">
          <EmptyLetter />
          <p>{t("noUploads")}</p>
        </div>
      ) : (
        <CrashBoundary extent="part" fallback={<Skeleton />}>
          <UploadCards uploads={uploads} nowMs={nowMs} offered={offered} />
        </CrashBoundary>
      )}
      {past.length > 0 && (
        <CrashBoundary extent="part">
          <PastUploads past={past} nowMs={nowMs} />
        </CrashBoundary>
      )}
    </section>
  );
}

const LoadedNews = lazyPart("owner-news", () => import("./owner-news.tsx"), "OwnerNews");

/**
 * Loads the event component when the user's first upload or request appears, and keeps it mounted after the last upload
 * is removed so that it can announce how that upload ended.
 */
function OwnerNewsOnceNeeded() {
  const { ownUploads, ownRequests } = useEnvironment();
  const hasUploads = useReducerStore(ownUploads.store).length > 0;
  const hasRequests = useReducerStore(ownRequests.store).length > 0;
  const isNeeded = hasUploads || hasRequests;
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return isShown && <LoadedNews />;
}

export const OwnerNews = Object.assign(OwnerNewsOnceNeeded, { preload: LoadedNews.preload });
