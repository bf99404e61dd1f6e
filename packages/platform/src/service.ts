import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Router } from "express";

/** What the services are called: as processes, users of the stores, parts of the log. */
export const SERVICES = ["upload-gateway", "download", "metadata", "filelist", "metrics", "janitor"] as const;
export type ServiceName = (typeof SERVICES)[number];

/**
 * One of the six services: made from its ports, hosted by `runServices` alone or with others.
 */
export type Service = {
  name: string;
  routes?: Router;
  /** Takes WebSocket upgrades of one path. */
  upgrade?: { path: string; handle(request: IncomingMessage, socket: Duplex, head: Buffer): void };
  /** Rejects while the service can't do its work. */
  check(): Promise<void>;
  start(): Promise<void>;
  /** No new transfers; resolves when the open ones ended. They are cut when the signal aborts. */
  drain(deadline: AbortSignal): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};
