import { type Clients, handOverBody } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { Request, Response } from "express";
import { BrokenOff, Restarting, restartError } from "../body-end.ts";
import type { BodyReceiver, Receiving } from "../receive-body.ts";

export type RequestDeps = { receiver: BodyReceiver; clients: Pick<Clients, "networkOf"> };

/**
 * Receives the body of a request.
 *
 * @param options.isResumable - whether another request can send the rest
 * @throws ProtocolError; the errors of `work`
 */
export async function receiveRequest<Result>(
  { receiver, clients }: RequestDeps,
  { request, response, isResumable }: { request: Request; response: Response; isResumable: boolean },
  work: (receiving: Receiving) => Promise<Result>,
): Promise<Result> {
  let arrivedBytes = 0;
  let isRead = false;
  const body = receiver.createBody({
    arrivedBytes: () => arrivedBytes,
    pause: () => request.pause(),
    resume() {
      if (!isRead) request.on("data", takeChunk).once("end", () => body.end());
      isRead = true;
      request.resume();
    },
  });
  body.isResumable = isResumable;

  function takeChunk(chunk: Uint8Array): void {
    arrivedBytes += chunk.byteLength;
    body.noteArrival();
    body.push(chunk);
  }

  request.once("close", () => {
    if (!request.complete) body.fail(new BrokenOff());
  });
  // An `error` event needs no handling, because the `close` event that follows it is handled.
  request.once("error", () => {});
  try {
    return await receiver.receive(body, clients.networkOf(request), async (receiving) => {
      // From here on, the request counts as a connection of an upload.
      using _handedOver = handOverBody(request);
      return await work(receiving);
    });
  } catch (error) {
    if (error instanceof BrokenOff) throw new ProtocolError("length_mismatch", { cause: error });
    throw error instanceof Restarting ? restartError(error) : error;
  } finally {
    body.close();
    // Continues reading, because a rejection must not close the connection while the client is still sending.
    request.resume();
    if (response.destroyed) request.destroy();
  }
}
