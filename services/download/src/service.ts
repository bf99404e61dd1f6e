import { createRecentChallenges, type RecentChallenges } from "@envoi/auth/signed-request";
import { createNoticeThrottle, type EventBus, type OutboxRelay } from "@envoi/events";
import {
  checkStores,
  createSlots,
  type GuessLimiter,
  type LoadShedding,
  type Log,
  type Registry,
  refuseMethod,
  type Service,
  systemClock,
} from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { BlobStore, UploadStore } from "@envoi/store";
import { type Request, type Response, Router } from "express";
import type { DownloadConfig } from "./config.ts";
import { createPageShell, type ShellSource } from "./page-shell.ts";
import { ReaderWatch } from "./reader-watch.ts";
import { createDownloadReporter } from "./reporter.ts";
import { doneRoute, downloadRoute } from "./routes/download.ts";
import { pageRoute, STRAY_PATHS, strayPageRoute } from "./routes/page.ts";
import { createUploadingBodies } from "./uploading-body.ts";

export type DownloadDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  relay: Pick<OutboxRelay, "nudge">;
  bus: Pick<EventBus, "notify">;
  guesses: GuessLimiter;
  /** Absent: no download is rejected because of load. */
  load?: LoadShedding;
  /** If absent, the service remembers only its own challenges. */
  recent?: RecentChallenges;
  /** Keyed hash of the client's network. */
  requesterOf(request: Request<{ id: string }>): string;
  shell: ShellSource;
  config: DownloadConfig;
  /**
   * Interval at which the lease of an open Claim is renewed, and a live link is checked. When an Upload is
   * deleted, its downloads end within this time.
   */
  renewSeconds: number;
  log: Log;
  registry: Registry;
};

/** The service for downloads and for the page of a link. */
export function createDownload(deps: DownloadDeps): Service {
  const { uploads, config, recent = createRecentChallenges() } = deps;
  const notices = createNoticeThrottle({ send: deps.bus.notify, now: systemClock.now });
  const report = createDownloadReporter({ ...deps, notices });
  const open = new Set<ReaderWatch>();
  let draining = false;
  let isTimeUp = false;
  let onIdle: () => void = () => {};
  const slots = createSlots({ inAll: config.maxOpenDownloads, perNetwork: config.maxOpenDownloadsPerNetwork });

  async function enter(request: Request<{ id: string }>, response: Response) {
    if (draining) throw new ProtocolError("unavailable", { retryAfterSeconds: 2 });
    const watch = new ReaderWatch(response, config);
    const { signal } = watch;
    try {
      const slot = await slots.takeSoon(deps.requesterOf(request), watch, { signal });
      open.add(watch);
      if (isTimeUp) watch.evict(new ProtocolError("unavailable"));
      const leave = () => {
        watch.end();
        open.delete(watch);
        slot.leave();
        if (slots.taken === 0) onIdle();
      };
      return { signal, leave, wait: <Found>(work: Promise<Found>) => watch.wait(work) };
    } catch (error) {
      watch.end();
      throw error;
    }
  }

  const pageShell = createPageShell(deps.shell, config, report.shellUnavailable);
  const uploading = createUploadingBodies(uploads, deps.renewSeconds / 2);
  const pageDeps = { ...deps, recent, title: config.title, pageShell };
  const routes = Router();
  // Without this, Express would handle a HEAD like a GET without a body, which would use up a download.
  const getOnly = refuseMethod("GET");
  for (const path of ["/api/download/:id", "/api/download/blob/:id"]) {
    routes
      .route(path)
      .head(getOnly)
      .get(downloadRoute({ ...deps, recent, uploading, report, isDraining: () => draining, enter }))
      .all(getOnly);
  }
  routes.route("/api/done/:id").post(doneRoute({ uploads, report })).all(refuseMethod("POST"));
  for (const path of STRAY_PATHS) routes.get(path, strayPageRoute(pageDeps));
  routes.get("/download/:id", pageRoute(pageDeps));

  return {
    name: "download",
    routes,
    slots: { "open downloads": slots },
    // The BlobStore is not checked: without it, the service can still serve the page, and it rejects downloads on its
    // own.
    check: () => checkStores({ uploads }),
    async start() {},
    async drain(deadline) {
      draining = true;
      const cut = () => {
        isTimeUp = true;
        for (const watch of open) watch.evict(new ProtocolError("unavailable"));
      };
      deadline.addEventListener("abort", cut, { once: true });
      if (deadline.aborted) cut();
      if (slots.taken > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
    async [Symbol.asyncDispose]() {
      notices[Symbol.dispose]();
    },
  };
}
