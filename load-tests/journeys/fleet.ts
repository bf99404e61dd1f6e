import { sleep } from "k6";
import exec from "k6/execution";
import { RefusedError } from "../client/faults.ts";
import { taken, timed } from "../client/figures.ts";
import { type SealedUpload, sealUpload, upload } from "../client/upload.ts";
import { chooseFileBytes, senderOf } from "../fleet.ts";
import { arrivalsPerSecond } from "../profiles/profiles.ts";
import { type Journey, secondsLeft } from "./journey.ts";

/** Sealed files by size. Each virtual user resends the same files, so k6 spends no time on sealing. */
const sealed = new Map<number, SealedUpload>();

/** Sends a file from one of 10,000 addresses. The server accepts files until the quota of the network is used up. */
export const fleetJourney: Journey = async ({ server, settings, prepared }) => {
  const { iterationInTest: n, startTime } = exec.scenario;
  const aheadMs = startTime + (n * 1_000) / (arrivalsPerSecond("fleet") * settings.rate) - Date.now();
  if (aheadMs > 0) sleep(aheadMs / 1_000);
  const { network, address } = senderOf(n);
  const bytes = chooseFileBytes(network, settings.fileBytes);
  const file = sealed.get(bytes) ?? (await sealUpload(bytes));
  sealed.set(bytes, file);
  const baseUrl = settings.fleetOrigins[n % settings.fleetOrigins.length] ?? server.baseUrl;
  const options = { downloadLimit: 1, lifeSeconds: secondsLeft(prepared), forwardedFor: address };
  const isTaken = await timed(async () => {
    try {
      await upload({ baseUrl, bearerToken: null }, file, options);
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.status === 429) return false;
      throw error;
    }
  });
  if (isTaken) taken.add(1, { network: String(network) });
};
