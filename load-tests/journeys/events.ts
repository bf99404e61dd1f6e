import { timed } from "../client/figures.ts";
import { callAsOwner, callMeanwhile, expectStatus, type Server } from "../client/server.ts";
import type { UploadedFile } from "../client/upload.ts";
import { type Journey, must, withUpload } from "./journey.ts";

/** Time for which the owner's page stays open. */
const OPEN_MS = 5_000;

/** Follows an upload as its owner's page does, while its limit changes and until it is deleted. */
export const eventsJourney: Journey = async (context) => {
  const { server, prepared } = context;
  await withUpload(context, { downloadLimit: 1 }, async (uploaded) => {
    const stream = openEvents(server, uploaded);
    await new Promise<void>((resolve) => void setTimeout(resolve, OPEN_MS));
    const dlimit = Math.min(2, prepared.downloads);
    expectStatus(callAsOwner(server, "params", uploaded, { dlimit }), 200, "params");
    // The stream ends when its last upload has ended.
    const text = await timed(async () => {
      expectStatus(callAsOwner(server, "delete", uploaded), 200, "delete");
      return expectStatus(await stream, 200, "events").text;
    });
    const events = [...text.matchAll(/^event: ?(.+)$/gm)].map(([, event]) => event);
    must("the owner's page gets the state of its upload first", events[0] === "snapshot");
    must("the owner's page learns of each change", events.includes("changed") && events.includes("deleted"));
  });
};

function openEvents(server: Server, { id, ownerToken }: UploadedFile) {
  return callMeanwhile(server, {
    method: "POST",
    path: "/api/events",
    name: "/api/events",
    headers: { "Envoi-Ext": "1", "Content-Type": "application/json" },
    body: JSON.stringify({ uploads: [{ id, ownerToken }] }),
  });
}
