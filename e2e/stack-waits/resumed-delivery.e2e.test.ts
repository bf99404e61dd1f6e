import { createHash, randomBytes } from "node:crypto";
import type { UploadProgress } from "@envoi/client";
import {
  createRequest,
  openDelivery,
  openRequestLink,
  parseRequestLink,
  readInbox,
  requestLinkOf,
  sendDelivery,
} from "@envoi/client/request";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const MiB = 1_048_576;
const NAMES = ["letters/january.bin", "letters/2026/february.bin", "photo.bin"];
const FILE_BYTES = 100 * MiB;
/** Numbers of received bytes at which a gateway is killed: first one, then the other. */
const KILL_AT_BYTES = [90 * MiB, 180 * MiB];

let app: StackApp;

beforeAll(async () => {
  app = await startStackApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

const { signal } = new AbortController();
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

it("I2, I6: a delivery of folders survives two killed gateways, and arrives whole, unchanged and once [R10.10]", async () => {
  const bytes = NAMES.length * FILE_BYTES;
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 2, maxBytes: 2 * bytes, maxDeliveryBytes: bytes };
  const own = await createRequest(app, { label: { title: "Archive" }, ...limits }, { signal });
  const link = parseRequestLink(requestLinkOf(own.owner));
  if (link === null) throw new Error("not a link");
  const request = await openRequestLink(app, link, null, { signal });

  const content = NAMES.map(() => new Uint8Array(randomBytes(FILE_BYTES)));
  const files = content.map((one, at) => new File([one], NAMES[at] ?? "", { type: "application/octet-stream" }));
  const kills: Promise<unknown>[] = [];
  const onProgress = ({ receivedBytes }: UploadProgress) => {
    if (receivedBytes < (KILL_AT_BYTES[kills.length] ?? Number.POSITIVE_INFINITY)) return;
    kills.push(app.crash(`upload-gateway-${1 + kills.length}`));
  };
  const sent = await sendDelivery(app, request, { files }, { signal: AbortSignal.timeout(500_000), onProgress });
  await Promise.all(kills);
  expect(kills).toHaveLength(KILL_AT_BYTES.length);

  const { deliveries } = await readInbox(app, own.owner, signal);
  expect(deliveries).toMatchObject([{ id: sent.id, receipt: sent.receipt, bytes, state: "delivered" }]);
  expect((await openRequestLink(app, link, null, { signal })).left).toEqual({ deliveries: 1, bytes });
  const [delivery] = deliveries;
  if (delivery === undefined) throw new Error("no delivery");
  const download = await openDelivery(app, own, delivery, signal);
  expect(download.metadata.manifest.files.map(({ name }) => name)).toEqual(NAMES);
  const hash = createHash("sha256");
  for await (const chunk of await download.read({ signal })) hash.update(chunk);
  expect(hash.digest("hex")).toBe(sha256(Buffer.concat(content)));
});
