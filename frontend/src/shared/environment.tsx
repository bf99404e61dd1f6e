import { createContext, type ReactNode, useContext } from "react";
import type { AppStorage } from "./storage/app-storage.ts";
import type { Transfer } from "./transfer/transfer.ts";
import type { OwnUploads } from "./uploads/own-uploads.ts";

/** What the page does beyond itself. Tests pass their own. */
export type Environment = {
  transfer: Transfer;
  storage: AppStorage;
  ownUploads: OwnUploads;
  /** ms since 1970 */
  now: () => number;
  copyText: (text: string) => Promise<void>;
  saveFile: (blob: Blob, name: string) => void;
};

const EnvironmentContext = createContext<Environment | null>(null);

export function EnvironmentProvider({ environment, children }: { environment: Environment; children: ReactNode }) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error("no EnvironmentProvider above");
  return environment;
}
