import { fromBase64 } from "../client/bytes.ts";
import { UnexpectedError } from "../client/faults.ts";
import { timed } from "../client/figures.ts";
import { fetchMetadata, fetchNonce } from "../client/server.ts";
import { type Journey, must } from "./journey.ts";

/** Opens a widely shared link and reads its metadata without downloading the file. */
export const metadataJourney: Journey = async ({ server, settings, prepared }) => {
  const link = prepared.links[Math.floor(Math.random() * prepared.links.length)];
  if (link === undefined) throw new UnexpectedError("there is no link to open");
  const nonce = fetchNonce(server, link.id);
  const authKey = fromBase64(link.authKeyB64);
  if (settings.plant === "wrong-proof") authKey[0] = (authKey[0] ?? 0) ^ 1;
  const { sealedMetadata } = await timed(() => fetchMetadata(server, { id: link.id, authKey }, nonce));
  must("metadata is what was sent", sealedMetadata === link.sealedMetadata);
};
