import { useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";

/** Records the visit and starts error reports once the configuration and the account are known. */
export function useInsight(): void {
  const { errorReports, metrics, page, storage } = useEnvironment();
  const config = usePublicConfig();
  const pathname = usePathname();
  const hasVisited = useRef(false);

  useEffect(() => {
    if (config === null || hasVisited.current) return;
    hasVisited.current = true;
    errorReports.configure(config.PREFS.errorReporting);
    metrics.record({
      type: "visit",
      entrypoint: pathname === "/" ? "upload" : "download",
      referrer: storage.readDevice().referrer,
      campaign: page.campaign,
    });
  }, [config, pathname, errorReports, metrics, page, storage]);
}
