import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Router } from "express";
import type { SlotUse } from "./limits/slots.ts";

/** The names of the services, which are also used for their processes, for their users in the stores, and in logs. */
export const SERVICES = [
  "upload-gateway",
  "download",
  "metadata",
  "filelist",
  "metrics",
  "janitor",
  "operators",
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** One of the services. It is created from its ports and hosted by `runServices`, alone or with others. */
export type Service = {
  name: string;
  routes?: Router;
  /** Routes for operators, on the private port. */
  privateRoutes?: Router;
  /** Limited resources that anonymous clients can occupy, by name, for operators. */
  slots?: Readonly<Record<string, SlotUse>>;
  /** Handles WebSocket upgrades on one path. */
  upgrade?: { path: string; handle(request: IncomingMessage, socket: Duplex, head: Buffer): void };
  /** Rejects if the service cannot work at the moment. */
  check(): Promise<void>;
  start(): Promise<void>;
  /**
   * Rejects new transfers and resolves when the open ones have ended. Transfers still open when the signal aborts
   * are cut.
   */
  drain(deadline: AbortSignal): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};
