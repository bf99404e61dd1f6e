import { inject } from "vitest";
import { startEmbeddedApp } from "./embedded-app.ts";
import { startStackApp } from "./stack-app.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** How Envoi runs in this project. */
    mode: "embedded" | "stack";
    /** Of a stack: SeaweedFS is there in seconds, MinIO keeps what it acknowledged. */
    objectStore: "minio" | "seaweedfs";
  }
}

/** One process of the product; the stores are none. */
export type AppProcess = { name: string; pid: number; privateOrigin: string };

/** Envoi as a test meets it, however it runs. */
export type App = AsyncDisposable & {
  origin: string;
  /** What is kept at rest, of all stores. */
  dataDirectory: string;
  processes(): AppProcess[];
  /** Those of them that carry uploads and downloads. */
  carriers(): AppProcess[];
  /** Every log line so far. */
  output(): Promise<string>;
  /** Every body and every unfinished part, as `name bytes`, sorted. */
  blobs(): Promise<string[]>;
  /** Asks the carriers to end in order. Resolves when they have; their last words are in the log. */
  terminate(): Promise<void>;
  /** Starts the carriers again, on the same data and ports. */
  restart(): Promise<void>;
};

/** The product with these settings, run in the way of this project. */
export function startApp(settings: Record<string, string> = {}): Promise<App> {
  return inject("mode") === "stack" ? startStackApp(settings) : startEmbeddedApp(settings);
}
