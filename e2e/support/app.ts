import { inject } from "vitest";
import { startEmbeddedApp } from "./embedded-app.ts";
import { startStackApp } from "./stack-app.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** How this test project runs Envoi. */
    mode: "embedded" | "stack";
    /** The object store of a stack: SeaweedFS starts in seconds, but only MinIO survives crashes. */
    objectStore: "minio" | "seaweedfs";
  }
}

/** One process of the product, other than the stores. */
export type AppProcess = { name: string; pid: number; privateOrigin: string };

/** Envoi as seen by a test, in any mode. */
export type App = AsyncDisposable & {
  origin: string;
  /** Directory with all stores' data. */
  dataDirectory: string;
  processes(): AppProcess[];
  /** Processes that serve uploads and downloads. */
  carriers(): AppProcess[];
  /** Every log line so far. */
  output(): Promise<string>;
  /** Every body and unfinished part, as `name bytes`, sorted. */
  blobs(): Promise<string[]>;
  /**
   * Kills a process that receives uploads, as a power cut would. Resolves when it serves again.
   *
   * @param replica - index among the gateways; ignored if there is only one process
   */
  crashGateway(replica: number): Promise<void>;
  /** Shuts down the processes with transfers. Resolves when their last log lines have been read. */
  terminate(): Promise<void>;
  /** Restarts the processes with the same data and ports. */
  restart(): Promise<void>;
};

/** Starts Envoi with these settings, in this test project's mode. */
export function startApp(settings: Record<string, string> = {}): Promise<App> {
  return inject("mode") === "stack" ? startStackApp(settings) : startEmbeddedApp(settings);
}
