import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { Banner } from "./banner.tsx";

/** Warns once that the device does not store the list of uploads, and says what to do. */
export function StorageNotice() {
  const t = useText();
  const { notice } = useEnvironment().storage;
  const state = useReducerStore(notice);
  return (
    <div role="status">
      {state.kind === "shown" && (
        <Banner closeLabel={t("closeNotice")} onClose={() => notice.dispatch({ type: "noticeClosed" })}>
          {state.reason === "full" ? t("storageFull") : t("storageBlocked")}
        </Banner>
      )}
    </div>
  );
}
