import { setTimeout as delay } from "node:timers/promises";
import { beginUpload, type OngoingUpload, opaqueBody, waitFor } from "@envoi/testkit";
import { firstBytes } from "./first-bytes.ts";

const MiB = 1_048_576;

export type PushOptions = {
  declared?: boolean;
  /** Pause after each chunk of 64 KiB. If absent, the body is sent as fast as the server reads. */
  chunkMs?: number;
};

/** Opens an upload of 64 MiB and sends only part of the body. */
export async function pushUpload(
  origin: string,
  bytes: number,
  { declared = false, chunkMs = 0 }: PushOptions = {},
): Promise<OngoingUpload> {
  const upload = await beginUpload(origin, 64 * MiB, { declared });
  const chunks = firstBytes(opaqueBody(upload.length), bytes);
  if (chunkMs === 0) await upload.sendAll(chunks);
  else {
    for (const chunk of chunks) await Promise.all([upload.send(chunk), delay(chunkMs)]);
  }
  await waitFor(
    async () => upload.socket.bufferedAmount,
    (buffered) => buffered === 0,
  );
  return upload;
}
