import { type FinishedUpload, openDownload, type Server, upload } from "@envoi/client";
import { expect } from "vitest";
import type { Attack, Outcome, Scene } from "../attack.ts";
import type { SocketLies } from "../evil-server.ts";
import { createFile, readAll, type SentFile, secretsOf, sourceOf, stretchPassword } from "../world.ts";

const { signal } = new AbortController();

type Content = Pick<SentFile, "name" | "content">;

/** A recipient, at the honest server, gets what was sent. */
async function verifySent({ world }: Scene, { id, secretB64 }: FinishedUpload, { content }: Content) {
  const download = await openDownload({ origin: world.app.origin }, { id, secretB64, password: null }, signal);
  expect((await readAll(download)).equals(content)).toBe(true);
}

export type SendOptions = {
  contentBytes?: number;
  strongPassword?: string;
  server?: Partial<Server>;
  /** Checks the client's result. Default: a recipient gets what was sent. */
  verify?(scene: Scene, sent: FinishedUpload, file: Content): unknown;
  isSlow?: boolean;
};

/** Sends a file through the evil server. */
export async function sendFile(scene: Scene, options: SendOptions = {}): Promise<void> {
  const { contentBytes, strongPassword, server, verify = verifySent } = options;
  const file = createFile(contentBytes);
  scene.hide({ ...secretsOf(file), ...(strongPassword && { password: strongPassword }) });
  const request = {
    files: [sourceOf(file)],
    downloadLimit: 5,
    timeLimitSeconds: 3_600,
    ...(strongPassword !== undefined && { strongPassword }),
  };
  const to = { origin: scene.evil.origin, ...server };
  const sent = await upload(to, request, { signal, stretch: stretchPassword, connectPatienceMs: 1_000 });
  scene.hide({ secret: Buffer.from(sent.secretB64.replace("v2.", ""), "base64url") });
  await verify(scene, sent, file);
}

/** Lies on the upload socket. */
export function liesOnSocket(
  lie: string,
  outcome: Outcome,
  lies: SocketLies | ((scene: Scene) => SocketLies),
  options: SendOptions = {},
): Attack {
  return {
    lie,
    outcome,
    isSlow: options.isSlow ?? false,
    async run(scene) {
      scene.evil.lieOnSocket(typeof lies === "function" ? lies(scene) : lies);
      await sendFile(scene, options);
    },
  };
}

/** Changes the first reply on the socket, with id, URL and owner token. */
export function replies(
  lie: string,
  outcome: Outcome,
  change: (reply: Record<string, unknown>, scene: Scene) => unknown,
  options: SendOptions = {},
): Attack {
  const lies = (scene: Scene): SocketLies => ({
    fromServer: (message, nth) => (nth === 1 ? [JSON.stringify(change(JSON.parse(message), scene))] : [message]),
  });
  return liesOnSocket(lie, outcome, lies, options);
}
