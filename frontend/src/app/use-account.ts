import { useLayoutEffect } from "react";
import { isAboutUser } from "../shared/account/account-storage.ts";
import { useKeepsAccounts } from "../shared/capabilities/use-capabilities.ts";
import { useEnvironment } from "../shared/environment.tsx";

/** Where this service has accounts, whoever the device knows is signed in. Other tabs may change that. */
export function useAccount(): void {
  const { account, storage } = useEnvironment();
  const keepsAccounts = useKeepsAccounts();
  // Before anything is shown: limits that change at once would flicker.
  useLayoutEffect(() => {
    if (!keepsAccounts) return;
    const read = () => account.dispatch({ type: "accountsFound", user: storage.account.readUser() });
    const follow = ({ key }: StorageEvent) => {
      if (isAboutUser(key)) read();
    };
    // What happened in other tabs while the browser kept this page aside was not told.
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
