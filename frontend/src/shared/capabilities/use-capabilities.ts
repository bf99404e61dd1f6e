import { usePublicConfig } from "../config/config-context.tsx";
import { useEnvironment } from "../environment.tsx";
import { useReducerStore } from "../state/use-reducer-store.ts";
import { type Capabilities, capabilitiesOf } from "./capabilities.ts";

/** What the page can offer to this person, in this browser, at this service. */
export function useCapabilities(): Capabilities {
  const { capabilities, locale } = useEnvironment();
  const probed = useReducerStore(capabilities);
  return capabilitiesOf(probed, { config: usePublicConfig(), locale });
}
