import { useLayoutEffect } from "react";
import { isAboutUser } from "../shared/account/account-storage.ts";
import { useKeepsAccounts } from "../shared/capabilities/use-capabilities.ts";
import { useEnvironment } from "../shared/environment.tsx";

/** Signs in the person stored on the device if the service has accounts, and applies changes from other tabs. */
export function useAccount(): void {
  const { account, storage } = useEnvironment();
  const keepsAccounts = useKeepsAccounts();
  // Before the first paint, so that the limits do not flicker.
  useLayoutEffect(() => {
    if (!keepsAccounts) return;
    const read = () => {
      const by = storage.readMark("signedOutBy");
      account.dispatch({ type: "accountsFound", user: storage.account.readUser(), by });
    };
    const follow = ({ key }: StorageEvent) => {
      if (isAboutUser(key)) read();
    };
    // A page in the back/forward cache misses storage events from other tabs.
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    read();
    const listening = new AbortController();
    addEventListener("storage", follow, { signal: listening.signal });
    addEventListener("pageshow", catchUp, { signal: listening.signal });
    return () => listening.abort();
  }, [account, storage, keepsAccounts]);
}
