import type { Accounts } from "@envoi/accounts";
import { createDeliveryTickets } from "@envoi/auth/node";
import { createRecentChallenges, type RecentChallenges } from "@envoi/auth/signed-request";
import { createNoticeThrottle, type EventBus, type OutboxRelay } from "@envoi/events";
import {
  type Account,
  type Clock,
  checkStores,
  createReportQuota,
  type GuessLimiter,
  identifySender,
  type Limits,
  type Log,
  leaveOutAddress,
  limitCalls,
  type OpenCount,
  parseBearer,
  type Registry,
  refuseMethod,
  type Service,
} from "@envoi/platform";
import { MAX_JSON_BYTES, OWNER_EVENTS_PATH } from "@envoi/protocol";
import type { BlobStore, UploadStore } from "@envoi/store";
import express, { type Request, type RequestHandler, Router } from "express";
import type { MetadataConfig } from "./config.ts";
import { createOwnerNews } from "./owner-events/owner-news.ts";
import { publicConfig } from "./public-config.ts";
import { createMetadataReporter } from "./reporter.ts";
import { createReportTickets } from "./reports/tickets.ts";
import { eventsRoute } from "./routes/events.ts";
import { existsRoute } from "./routes/exists.ts";
import { heartbeatRoute } from "./routes/health.ts";
import { metadataRoute } from "./routes/metadata.ts";
import { answerOk, deleteRoute, infoRoute, paramsRoute, passwordRoute } from "./routes/owner-calls.ts";
import { reportRoute } from "./routes/report.ts";
import * as requests from "./routes/requests.ts";

export type MetadataDeps = Accounts & {
  uploads: UploadStore;
  blobs: Pick<BlobStore, "ping">;
  relay: Pick<OutboxRelay, "nudge">;
  bus: Pick<EventBus, "observe" | "notify">;
  guesses: GuessLimiter;
  /** If absent, the service remembers only the challenges that it has issued itself. */
  recent?: RecentChallenges;
  /** Returns the keyed hash of the client's network. */
  requesterOf(request: Request): string;
  limits: Limits;
  config: MetadataConfig;
  /** Counts that all replicas share. */
  openCount: OpenCount;
  /** Key that signs the tickets for reports and deliveries, the same in all replicas. */
  ticketKey: Uint8Array;
  clock: Clock;
  log: Log;
  registry: Registry;
  /** Interval between checks of the event streams. Tests shorten it. */
  eventTickMs?: number;
};

/** The account whose limits a page asks for. Without groups, all accounts have the same limits. */
async function readAccount({ limits, verifier }: MetadataDeps, request: Request): Promise<Account | null> {
  if (limits.groups.length === 0) return null;
  const { account } = await identifySender(verifier, parseBearer(request.headers.authorization));
  return account;
}

/** Calls that read an Upload, the owner's calls and events, and the product's public configuration. */
export function createMetadata(deps: MetadataDeps): Service {
  const { uploads, blobs, config, recent = createRecentChallenges() } = deps;
  const notices = createNoticeThrottle({ send: deps.bus.notify, now: deps.clock.now });
  const tickets = config.reports.publicKey === undefined ? null : createReportTickets({ ...deps, key: deps.ticketKey });
  const deliveryTickets = deps.limits.hasRequests ? createDeliveryTickets({ ...deps, key: deps.ticketKey }) : null;
  const { maxOpenStreams } = config.events;
  const report = createMetadataReporter({ ...deps, notices, maxOpenStreams });
  const callDeps = { ...deps, recent, tickets, deliveryTickets, report };
  const routes = Router();
  const body = express.json({ limit: MAX_JSON_BYTES });
  const countOwnerCalls = limitCalls("owner-calls", config.ownerCallsPerMinute);
  const { eventTickMs: tickMs } = deps;
  const news = createOwnerNews({ ...callDeps, config: config.events, ...(tickMs !== undefined && { tickMs }) });

  function read(path: string, handler: RequestHandler<{ id: string }>): void {
    routes.route(path).get(handler).all(refuseMethod("GET, HEAD"));
  }
  const count: RequestHandler = async (request, _response, next) => {
    await countOwnerCalls(deps.requesterOf(request));
    next();
  };
  function ownerCall(path: string, handler: RequestHandler<{ id: string }>): void {
    routes.route(path).post(count, body, handler).all(refuseMethod("POST"));
  }

  read("/api/exists/:id", existsRoute(callDeps));
  read("/api/metadata/:id", metadataRoute(callDeps));
  ownerCall("/api/info/:id", infoRoute(callDeps));
  ownerCall("/api/delete/:id", deleteRoute(callDeps));
  ownerCall("/api/password/:id", passwordRoute(callDeps));
  ownerCall("/api/params/:id", paramsRoute(callDeps));
  ownerCall("/api/request/:id/open", requests.openRoute(callDeps));
  ownerCall("/api/request/:id/receipts", requests.receiptsRoute(callDeps));
  ownerCall("/api/request/:id/inbox", requests.inboxRoute(callDeps));
  ownerCall("/api/request/:id/collect", requests.collectRoute(callDeps));
  ownerCall("/api/request/:id/remove", requests.removeRoute(callDeps));
  ownerCall("/api/request/:id/close", requests.closeRoute(callDeps));
  ownerCall("/api/request/:id/delete", requests.deleteRequestRoute(callDeps));
  const quota = createReportQuota(deps.openCount, config.reports.perDay);
  routes
    .route("/api/report/:id")
    .all(leaveOutAddress)
    .post(body, reportRoute({ ...callDeps, quota }))
    .all(refuseMethod("POST"));
  routes
    .route(OWNER_EVENTS_PATH)
    .post(count, body, eventsRoute({ ...deps, news, countOwnerCalls }))
    .all(refuseMethod("POST"));
  read("/config", async (request, response) => {
    response.json(await publicConfig(deps, await readAccount(deps, request)));
  });
  read("/__version__", (_request, response) => void response.json(config.version));
  read("/__lbheartbeat__", (_request, response) => answerOk(response));
  read("/__heartbeat__", heartbeatRoute({ ...callDeps, check: () => checkStores({ uploads, blobs }) }));

  return {
    name: "metadata",
    routes,
    slots: news.slots,
    // The BlobStore is not checked, because the service works without it.
    check: () => checkStores({ uploads }),
    start: news.start,
    async drain() {
      news.drain();
    },
    async [Symbol.asyncDispose]() {
      await news[Symbol.asyncDispose]();
      notices[Symbol.dispose]();
    },
  };
}
