import { SignUpDialog } from "../../features/account/lazy-account.ts";
import { OwnUploadList } from "../../features/files/own-upload-list.tsx";
import { UploadGate, useOfferedUpload } from "../../features/upload/run/upload-keeper.tsx";
import { UploadPanel } from "../../features/upload/views/upload-panel.tsx";
import { CrashBoundary } from "../../shared/chunks/crash-boundary.tsx";
import { useListSync } from "../../shared/list-sync/use-list-sync.ts";
import { IntroView } from "../intro-view.tsx";
import styles from "./home-page.module.css";

/**
 * The upload area on one side, the person's own uploads on the other.
 *
 * @param isLanding - whether no other page was shown before
 */
export function HomePage({ isLanding }: { isLanding: boolean }) {
  useListSync();
  const offered = useOfferedUpload();
  return (
    <div className={styles["columns"]}>
      <IntroView />
      <UploadGate>
        <UploadPanel isLanding={isLanding} signUpDialog={(asked) => <SignUpDialog {...asked} />} />
      </UploadGate>
      {/* If the list crashes, the upload next to it continues. */}
      <CrashBoundary extent="part">
        <OwnUploadList offered={offered} />
      </CrashBoundary>
    </div>
  );
}
