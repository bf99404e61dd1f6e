import { sha256, toBase64Url } from "../client/bytes.ts";
import { overLimit, timed } from "../client/figures.ts";
import { askDownload, askExists, expectStatus, fetchMetadata, openPage } from "../client/server.ts";
import { type Journey, must, withUpload } from "./journey.ts";

const DOWNLOADS = 3;

/**
 * Uploads a file, downloads its page, metadata and body until the limit is reached, and checks that the link then
 * fails.
 */
export const downloadJourney: Journey = async (context) => {
  const { server, prepared } = context;
  const downloadLimit = Math.min(DOWNLOADS, prepared.downloads);
  await withUpload(context, { downloadLimit }, async (uploaded) => {
    for (let download = 1; download <= downloadLimit; download += 1) {
      const { sealedMetadata, answer } = await timed(async () => {
        const metadata = await fetchMetadata(server, uploaded, openPage(server, uploaded));
        return { ...metadata, answer: await askDownload(server, uploaded, metadata.nonce) };
      });
      must("metadata is what was sent", sealedMetadata === uploaded.sealedMetadata);
      const { bytes } = expectStatus(answer, 200, "download");
      must("the body is what was sent", toBase64Url(await sha256(bytes)) === uploaded.digest);
    }
    const isGone = askExists(server, uploaded.id).status === 404;
    must("a file whose downloads are used up is gone", isGone);
    if (!isGone) overLimit.add(1);
  });
};
