import { timed } from "../client/figures.ts";
import { askExists } from "../client/server.ts";
import { uploadOverHttp } from "../client/tus.ts";
import { type Journey, must, type Send, withUpload } from "./journey.ts";

const REQUESTS = 2;

const sendOverHttp: Send = (...given) => timed(() => uploadOverHttp(...given, REQUESTS));

/** Sends a file over HTTP in two requests, as the page does where WebSockets are blocked. */
export const tusJourney: Journey = async (context) => {
  const { server } = context;
  await withUpload(context, { downloadLimit: 1, send: sendOverHttp }, async ({ id }) => {
    must("a file that was sent over HTTP exists", askExists(server, id).status === 200);
  });
};
