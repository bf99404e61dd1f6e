import path from "node:path";
import { repairPrivateFolders, UnfinishedDownloads, UnfinishedUploads, type Vault } from "@envoi/client-node";
import { type Folders, findFolders } from "./device/folders.ts";
import { openKeyring } from "./device/keyring.ts";
import { OwnRequests } from "./device/own-requests.ts";
import { createVault, Secrets } from "./device/secrets.ts";
import { SentDeliveries } from "./device/sent-deliveries.ts";
import { SentUploads } from "./device/sent-uploads.ts";
import { type Config, readConfig } from "./device/settings.ts";
import { Output, type ProgressKind } from "./output/output.ts";
import { Progress } from "./output/progress.ts";

/** Options shared by all commands. */
export type GlobalOptions = {
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
  /** Whether the program may ask questions; false with `--no-input`. */
  input: boolean;
  progress: ProgressKind;
  color: "auto" | "always" | "never";
  config?: string;
};

/** The records on this device. */
type Records = {
  vault: Vault;
  sent: SentUploads;
  uploads: UnfinishedUploads;
  downloads: UnfinishedDownloads;
  /** Deliveries sent from this device. */
  receipts: SentDeliveries;
  requests: OwnRequests;
  /** Deliveries that are being collected. */
  deliveries: UnfinishedDownloads;
};

/** Dependencies shared by all commands. */
export type Context = {
  env: NodeJS.ProcessEnv;
  options: GlobalOptions;
  output: Output;
  folders: Folders;
  /** Aborts when the user interrupts the program. */
  signal: AbortSignal;
  readConfig(): Promise<Config>;
  openSecrets(): Promise<Secrets>;
  openRecords(): Promise<Records>;
  progress(verb: string): Progress;
};

export function createContext(options: GlobalOptions, signal: AbortSignal): Context {
  const { env } = process;
  const folders = findFolders(env);
  const { json = false, quiet = false, verbose = false, color } = options;
  const output = new Output({ json, quiet, verbose, color }, process);
  let secrets: Promise<Secrets> | null = null;
  function openSecrets(): Promise<Secrets> {
    secrets ??= repairPrivateFolders(folders.state).then(
      async () => new Secrets(path.join(folders.state, "secrets"), await openKeyring(env)),
    );
    return secrets;
  }
  return {
    env,
    options,
    output,
    folders,
    signal,
    readConfig: () => readConfig(folders.config, options.config ?? null),
    openSecrets,
    async openRecords() {
      const vault = createVault(await openSecrets());
      return {
        vault,
        sent: new SentUploads(path.join(folders.state, "sent"), vault),
        uploads: new UnfinishedUploads(path.join(folders.state, "uploads"), vault),
        downloads: new UnfinishedDownloads(path.join(folders.state, "downloads"), vault),
        receipts: new SentDeliveries(path.join(folders.state, "receipts"), vault),
        requests: new OwnRequests(path.join(folders.state, "requests"), vault),
        deliveries: new UnfinishedDownloads(path.join(folders.state, "deliveries"), vault),
      };
    },
    progress: (verb) => new Progress(verb, options.progress, output, quiet),
  };
}
