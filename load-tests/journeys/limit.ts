import { overLimit, timed } from "../client/figures.ts";
import { askExists, fetchNonce, raceDownloads } from "../client/server.ts";
import { type Journey, must, withUpload } from "./journey.ts";

const DOWNLOADS = 2;
const CONCURRENT_DOWNLOADS = 5;

/** More recipients than the limit allows download a file at the same time. */
export const limitJourney: Journey = async (context) => {
  const { server, prepared } = context;
  const downloadLimit = Math.min(DOWNLOADS, prepared.downloads);
  await withUpload(context, { downloadLimit }, async (uploaded) => {
    const nonces = Array.from({ length: CONCURRENT_DOWNLOADS }, () => fetchNonce(server, uploaded.id));
    const { answers, faults } = await timed(() => raceDownloads(server, uploaded, nonces));
    const served = answers.filter(({ status, bytes }) => status === 200 && bytes.length === uploaded.length).length;
    if (served > downloadLimit) overLimit.add(served - downloadLimit);
    must("nobody is served beyond the limit", served <= downloadLimit);
    // If a recipient was rejected with `busy` and could still retry, the checks below would prove nothing.
    if (faults.length > 0) throw faults[0];
    must("as many are served as the limit allows", served >= downloadLimit);
    must(
      "recipients beyond the limit learn that the file is gone",
      answers.filter(({ status }) => status === 404).length === CONCURRENT_DOWNLOADS - served,
    );
    must("a file whose downloads are used up is gone", askExists(server, uploaded.id).status === 404);
  });
};
