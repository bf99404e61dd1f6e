import { randomBytes } from "node:crypto";
import { beginUpload, sealBody, sealMetadata } from "@envoi/testkit";

/** Uploads a body whose metadata states a different length, which our clients never do. @returns the link */
export async function uploadClaiming(origin: string, claimedBytes: number, body: Uint8Array): Promise<string> {
  const secret = randomBytes(16);
  const file = { name: "a film.mkv", size: claimedBytes, type: "video/x-matroska" };
  const fileMetadata = sealMetadata(secret, { ...file, manifest: { files: [file] } });
  const { url, sendAll, finish } = await beginUpload(origin, body.length, { secret, fields: { fileMetadata } });
  await sendAll(sealBody(secret, body));
  const done = await finish();
  if (done?.["ok"] !== true) throw new Error(`refused: ${JSON.stringify(done)}`);
  return `${url}#${secret.toString("base64url")}`;
}
