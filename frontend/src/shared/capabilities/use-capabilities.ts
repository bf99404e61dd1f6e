import { usePublicConfig } from "../config/config-context.tsx";
import { useEnvironment } from "../environment.tsx";
import { useReducerStore } from "../state/use-reducer-store.ts";
import { type Capabilities, deriveCapabilities, keepsAccounts } from "./capabilities.ts";

/** The features offered to this user, in this browser, by this service. */
export function useCapabilities(): Capabilities {
  const { capabilities, language } = useEnvironment();
  const probed = useReducerStore(capabilities);
  const { locale } = useReducerStore(language).shown;
  return deriveCapabilities(probed, { config: usePublicConfig(), locale });
}

/** Whether the service has accounts and this browser can store a signed-in user, even while sign-in is unavailable. */
export function useKeepsAccounts(): boolean {
  return keepsAccounts(useReducerStore(useEnvironment().capabilities), usePublicConfig());
}
