import { sleep } from "k6";
import { toBase64Url } from "./client/bytes.ts";
import { RefusedError } from "./client/faults.ts";
import { createPatience } from "./client/patience.ts";
import { removeUpload, type Server } from "./client/server.ts";
import { sealUpload, upload } from "./client/upload.ts";
import type { KeptLink } from "./journeys/journey.ts";

export const KEPT_LINKS = 10;
const KEPT_BYTES = 1_024;
/** Time for which setup and teardown calls are retried while the server is busy. */
export const PATIENCE_SECONDS = 60;

export const beginPatience = () =>
  createPatience(PATIENCE_SECONDS, { now: Date.now, sleep, say: (line) => console.warn(line) });

/** Uploads the files that exist for the whole run. */
export async function makeLinks(
  server: Server,
  lifeSeconds: number,
  patiently: ReturnType<typeof beginPatience>,
): Promise<KeptLink[]> {
  const links: KeptLink[] = [];
  try {
    while (links.length < KEPT_LINKS) {
      const sealed = await sealUpload(KEPT_BYTES);
      const { id, ownerToken, sealedMetadata } = await patiently(() =>
        upload(server, sealed, { downloadLimit: 1, lifeSeconds }),
      );
      links.push({ id, ownerToken, sealedMetadata, authKeyB64: toBase64Url(sealed.authKey) });
    }
    return links;
  } catch (error) {
    // k6 runs the teardown only after a successful setup.
    await removeLinks(server, links);
    throw error;
  }
}

/** Deletes all links, even after a failure. Links that a busy server does not delete expire. @returns the errors */
export async function removeLinks(server: Server, links: readonly KeptLink[]): Promise<unknown[]> {
  const patiently = beginPatience();
  const faults: unknown[] = [];
  for (const link of links) {
    try {
      await patiently(async () => removeUpload(server, link));
    } catch (error) {
      console.error(`the link ${link.id} is left over until it expires: ${error}`);
      if (!(error instanceof RefusedError)) faults.push(error);
    }
  }
  return faults;
}
