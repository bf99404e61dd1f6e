import { timed } from "../client/figures.ts";
import { askExists, callAsOwner, expectStatus, parseFields } from "../client/server.ts";
import { upload } from "../client/upload.ts";
import { type Journey, must, type Send, withUpload } from "./journey.ts";

/** Sends a file, checks that it exists, and deletes it. */
export const uploadJourney: Journey = async (context) => {
  const { server } = context;
  let id = "";
  const send: Send = (...given) => timed(() => upload(...given));
  await withUpload(context, { downloadLimit: 1, send }, async (uploaded) => {
    id = uploaded.id;
    expectStatus(askExists(server, id), 200, "exists");
    const { dtotal, dlimit } = parseFields(expectStatus(callAsOwner(server, "info", uploaded), 200, "info"), "info");
    must("a new file has its limit and no downloads", dtotal === 0 && dlimit === 1);
  });
  must("a file that was deleted is gone", askExists(server, id).status === 404);
};
