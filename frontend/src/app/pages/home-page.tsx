import { OwnUploadList } from "../../features/files/own-upload-list.tsx";
import { UploadPanel } from "../../features/upload/upload-panel.tsx";
import { UploadGate } from "../upload-gate.tsx";
import styles from "./home-page.module.css";

/** The work on one side, the person's own uploads on the other. */
export function HomePage() {
  return (
    <div className={styles["columns"]}>
      <UploadGate>
        <UploadPanel />
      </UploadGate>
      <OwnUploadList />
    </div>
  );
}
