import { SignUpDialog } from "../../features/account/lazy-account.ts";
import { OwnUploadList } from "../../features/files/own-upload-list.tsx";
import { useOfferedUpload, useUntouchedUpload } from "../../features/upload/run/upload-keeper.tsx";
import { UploadPanel } from "../../features/upload/views/upload-panel.tsx";
import { CrashBoundary } from "../../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../../shared/chunks/lazy-part.tsx";
import { usePublicConfig, useServiceTitle } from "../../shared/config/config-context.tsx";
import { ConfigGate } from "../../shared/config/config-gate.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { useListSync } from "../../shared/list-sync/use-list-sync.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { LockedLetter } from "../../shared/ui/illustrations.tsx";
import hidden from "../../shared/ui/visually-hidden.module.css";
import styles from "./home-page.module.css";

const OwnRequests = lazyPart("requests", () => import("../../features/request-inbox/own-requests.tsx"), "OwnRequests");

/** The upload area on one side, the user's own uploads on the other. `isLanding`: whether this page was shown first. */
export function HomePage({ isLanding }: { isLanding: boolean }) {
  useListSync();
  const offered = useOfferedUpload();
  const acceptsRequests = usePublicConfig()?.FEATURES.requests === true;
  // What has arrived can be collected after the operator has turned requests off.
  const hasRequests = useReducerStore(useEnvironment().ownRequests.store).length > 0;
  const upload = <UploadPanel isLanding={isLanding} signUpDialog={(asked) => <SignUpDialog {...asked} />} />;
  return (
    <div className={styles["columns"]}>
      <IntroView />
      {/* Files can be selected before the configuration arrives. */}
      <ConfigGate loading={upload}>{() => upload}</ConfigGate>
      {/* If the list crashes, the upload next to it continues. */}
      <CrashBoundary extent="part">
        <div className={styles["own"]}>
          <OwnUploadList offered={offered} />
          {(acceptsRequests || hasRequests) && <OwnRequests acceptsNew={acceptsRequests} />}
        </div>
      </CrashBoundary>
    </div>
  );
}

/** `/blank`: the home page with two empty columns. */
export function BlankPage() {
  return (
    <>
      <h1 className={hidden["visuallyHidden"]}>{useServiceTitle()}</h1>
      <div className={styles["columns"]}>
        <div />
        <div />
      </div>
    </>
  );
}

/** Explains the service on a first visit until the user starts an upload. */
function IntroView() {
  const t = useText();
  const { storage, ownUploads } = useEnvironment();
  const hasUploads = useReducerStore(ownUploads.store).length > 0;
  const isUntouched = useUntouchedUpload();
  if (storage.hasTransferred || hasUploads || !isUntouched) return null;
  return (
    <section className={styles["intro"]} aria-labelledby="intro">
      <LockedLetter />
      <div className={styles["words"]}>
        <h2 id="intro" className={styles["title"]}>
          {t("introTitle")}
        </h2>
        <p className={styles["lead"]}>{t("introLead")}</p>
      </div>
    </section>
  );
}
