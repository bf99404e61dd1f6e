import { type Clients, handOverBody, type Places } from "@envoi/platform";
import { type ErrorCode, ProtocolError, type UploadId } from "@envoi/protocol";
import type { BlobStore, SessionStore } from "@envoi/store";
import type { Request, Response } from "express";
import type { TakeMemory } from "../begin-upload.ts";
import { explainEnd } from "../explain-end.ts";
import type { UploadReporter } from "../report.ts";
import { Restarting } from "../upload-connection.ts";
import { uploadMemory } from "../upload-memory.ts";
import { BrokenOff, RequestBody, type RequestBodyOptions } from "./request-body.ts";

export type BodyDeps = {
  uploads: Pick<SessionStore, "readEnder">;
  blobs: Pick<BlobStore, "bodies" | "ensureRoom">;
  clients: Pick<Clients, "networkOf">;
  config: Omit<RequestBodyOptions, "batchBytes" | "resumable">;
  report: UploadReporter;
  places: Places;
  memory: Places;
  batchBytes: () => number;
  /** Adds a body to those that are drained. @throws Restarting while draining */
  enter(body: RequestBody): Disposable;
};

/** `id`: of the upload, once it is known. */
export type Receiving = { body: RequestBody; network: string; takeMemory: TakeMemory; id?: UploadId };

/** When another replica has taken over. */
const RESTART_SECONDS = 1;

/**
 * Serves a request that transfers bytes within the bounds of open uploads, and reports how it ended.
 *
 * @param options.resumable - whether another request can bring what this one does not
 */
export async function withBody<Result>(
  deps: BodyDeps,
  { request, response, resumable }: { request: Request; response: Response; resumable: boolean },
  work: (receiving: Receiving) => Promise<Result>,
): Promise<Result> {
  const { report } = deps;
  const body = new RequestBody(request, { ...deps.config, batchBytes: deps.batchBytes, resumable });
  const network = deps.clients.networkOf(request);
  using held = new DisposableStack();
  const receiving: Receiving = {
    body,
    network,
    async takeMemory(declaredBytes, maxBytes) {
      const size = uploadMemory(deps.blobs, declaredBytes, maxBytes);
      const place = await deps.memory.takeSoon(network, body, { size, signal: body.signal });
      held.defer(() => place.leave());
      await deps.blobs.ensureRoom();
    },
  };
  let isOpen = false;
  try {
    held.use(deps.enter(body));
    const place = await deps.places.takeSoon(network, body, { signal: body.signal });
    held.defer(() => place.leave());
    // Counted as an open upload from here on.
    held.use(handOverBody(request));
    isOpen = true;
    report.opened();
    held.defer(() => report.closed());
    return await work(receiving);
  } catch (thrown) {
    const reason = body.signal.aborted ? body.signal.reason : thrown;
    const error = await explainEnd(deps.uploads, receiving.id ?? null, reason);
    throw isOpen ? reportEnd(report, receiving, error) : reportRefusal(report, error);
  } finally {
    body.stop();
    // A refusal must not close the connection while the client is still sending.
    request.resume();
    if (response.destroyed) request.destroy();
  }
}

/** @returns the answer */
function reportEnd(report: UploadReporter, { body, id }: Receiving, error: unknown): unknown {
  const { receivedBytes, isResumable } = body;
  const isKept = isResumable && id !== undefined;
  if (error instanceof BrokenOff) {
    if (isKept) report.interrupted({ id, receivedBytes });
    else if (id !== undefined) report.cancelled({ id, receivedBytes });
    return new ProtocolError("length_mismatch", { cause: error });
  }
  if (error instanceof Restarting) {
    if (isKept) report.interrupted({ id, receivedBytes });
    else if (id !== undefined) report.failed({ id, receivedBytes, code: "unavailable", error });
    return new ProtocolError("unavailable", { retryAfterSeconds: RESTART_SECONDS });
  }
  report.failed({ id: id ?? null, receivedBytes, code: codeOf(error), error });
  return error;
}

/** @returns the answer to a request that got no place */
function reportRefusal(report: UploadReporter, error: unknown): unknown {
  if (error instanceof BrokenOff) return new ProtocolError("length_mismatch", { cause: error });
  if (error instanceof Restarting) return new ProtocolError("unavailable", { retryAfterSeconds: RESTART_SECONDS });
  report.refused(codeOf(error));
  return error;
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ProtocolError ? error.code : "internal";
}
