import { setTimeout as delay } from "node:timers/promises";
import { type OwnerEventsState, subscribeOwnerEvents } from "@envoi/client";
import type { OwnerEvent, OwnerToken, UploadId } from "@envoi/protocol";
import { downloadOld, uploadOld, waitFor } from "@envoi/testkit";
import { onTestFinished } from "vitest";
import { generatorBytes } from "./generator-bytes.ts";

/** Timeout for a notice, after which another download is tried. */
const NOTICE_MS = 500;

/** An owner's events, received through our own client. */
export type HeardEvents = {
  events: OwnerEvent[];
  states: OwnerEventsState[];
  /** Waits for the first event of this type. @returns the event, and the milliseconds since the call */
  until(type: OwnerEvent["type"]): Promise<{ event: OwnerEvent; tookMs: number }>;
  ended: Promise<string>;
};

/** Subscribes to owner events at this origin until the test ends, and waits for the first state of each upload. */
export async function hearEvents(
  origin: string,
  uploads: readonly { id: string; ownerToken: string }[],
): Promise<HeardEvents> {
  const events: OwnerEvent[] = [];
  const states: OwnerEventsState[] = [];
  const leaving = new AbortController();
  const owners = uploads.map(({ id, ownerToken }) => ({ id: id as UploadId, ownerToken: ownerToken as OwnerToken }));
  const ended = subscribeOwnerEvents({ origin }, owners, {
    onEvent: (event) => void events.push(event),
    onState: (state) => void states.push(state),
    signal: leaving.signal,
  });
  onTestFinished(() => leaving.abort());
  await waitFor(
    async () => events.length,
    (count) => count >= uploads.length,
  );
  return {
    events,
    states,
    ended,
    async until(type) {
      const startedAt = performance.now();
      const event = await waitFor(
        async () => events.find((heard) => heard.type === type),
        (found) => found !== undefined,
      );
      if (event === undefined) throw new Error(`no ${type}`);
      return { event, tookMs: performance.now() - startedAt };
    },
  };
}

/** Waits until notices, such as a download's, reach this origin: a process not yet connected to the bus misses them. */
export async function untilNoticesArrive(origin: string): Promise<void> {
  await waitFor(
    async () => {
      const upload = await uploadOld(origin, generatorBytes(1), { dlimit: 2 });
      const heard = await hearEvents(origin, [upload]);
      await downloadOld(origin, upload);
      await delay(NOTICE_MS);
      return heard.events.some(({ type }) => type === "download.started");
    },
    (hasArrived) => hasArrived,
  );
}
