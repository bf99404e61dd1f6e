import { LocalizationProvider, type ReactLocalization } from "@fluent/react";
import { ConfigProvider } from "../shared/config/config-context.tsx";
import { type Environment, EnvironmentProvider } from "../shared/environment.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { PageFrame } from "./page-frame.tsx";
import { AppRoutes } from "./router.tsx";
import { UploadKeeper } from "./upload-gate.tsx";
import { useAppearance } from "./use-appearance.ts";

type AppProps = {
  environment: Environment;
  l10n: ReactLocalization;
  hasCrypto: boolean;
};

function Screens({ hasCrypto }: { hasCrypto: boolean }) {
  useAppearance();
  return (
    <UploadKeeper>
      <PageFrame>
        <CrashBoundary>
          <AppRoutes hasCrypto={hasCrypto} />
        </CrashBoundary>
      </PageFrame>
    </UploadKeeper>
  );
}

/** The whole page; a router stands around it. */
export function App({ environment, l10n, hasCrypto }: AppProps) {
  return (
    <LocalizationProvider l10n={l10n}>
      <EnvironmentProvider environment={environment}>
        <ConfigProvider load={environment.transfer.fetchConfig}>
          <Screens hasCrypto={hasCrypto} />
        </ConfigProvider>
      </EnvironmentProvider>
    </LocalizationProvider>
  );
}
