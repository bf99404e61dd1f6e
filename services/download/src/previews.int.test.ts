import { CLAIM_HEADER, CLAIM_USE_HEADER, EXT_HEADER, RANDOM_ACCESS } from "@envoi/protocol";
import { expect, test } from "vitest";
import { hostDownload, openRedisStores, openStores } from "./testing/host-download.ts";

const BODY_BYTES = 1_000_000;
const DOWNLOAD_LIMIT = 3;
const RECIPIENTS = 20;
const EXT = { [EXT_HEADER]: "1" };
const PREVIEW = { ...EXT, [CLAIM_USE_HEADER]: RANDOM_ACCESS };

type Replica = Awaited<ReturnType<typeof hostDownload>>;
type Upload = Awaited<ReturnType<Replica["publish"]>>;

/** Previews some pieces of the content, using both replicas. @returns the number of content bytes received */
async function preview([one, other]: readonly [Replica, Replica], upload: Upload, n: number): Promise<number> {
  const first = await one.ask(upload, { ...PREVIEW, Range: `bytes=${n * 10_000}-${n * 10_000 + 999}` });
  if (first.status !== 206) {
    expect(first.status).toBe(404);
    return 0;
  }
  const claim = { [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
  const pieces = await Promise.all(
    [900_000, 0, 500_000].map((at, index) =>
      (index === 1 ? one : other).goOn(upload, { ...EXT, ...claim, Range: `bytes=${at}-${at + 999}` }),
    ),
  );
  expect(pieces.map(({ status }) => status)).toEqual([206, 206, 206]);
  return [first, ...pieces].reduce((sum, { body }) => sum + body.byteLength, 0);
}

/** Downloads the whole body with a client without the extensions. @returns the number of bytes received */
async function takeWhole(replica: Replica, upload: Upload): Promise<number> {
  const answer = await replica.ask(upload, {});
  return answer.status === 200 ? answer.body.byteLength : 0;
}

test.each([
  ["SQLite", openStores],
  ["Redis", openRedisStores],
] as const)(
  "I3: when 20 recipients preview a link with three downloads, on two replicas over %s, only three get content",
  async (_name, open) => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    await using other = await hostDownload({ stores });
    const upload = await one.publish(BODY_BYTES, DOWNLOAD_LIMIT);
    const received = await Promise.all(
      Array.from({ length: RECIPIENTS }, (_, n) => preview(n % 2 === 0 ? [one, other] : [other, one], upload, n)),
    );
    expect(received.filter((bytes) => bytes > 0)).toEqual([4_000, 4_000, 4_000]);
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({
      state: "gone",
      reason: "exhausted",
      downloads: DOWNLOAD_LIMIT,
    });
  },
);

test("I3: previews and whole downloads of old clients share the limit", async () => {
  await using stores = await openStores();
  await using one = await hostDownload({ stores });
  await using other = await hostDownload({ stores });
  const upload = await one.publish(BODY_BYTES, DOWNLOAD_LIMIT);
  const received = await Promise.all(
    Array.from({ length: RECIPIENTS }, (_, n) =>
      n % 2 === 0 ? preview([one, other], upload, n) : takeWhole(other, upload),
    ),
  );
  expect(received.filter((bytes) => bytes > 0)).toHaveLength(DOWNLOAD_LIMIT);
  expect(await stores.uploads.inspect(upload.id)).toMatchObject({ state: "gone", downloads: DOWNLOAD_LIMIT });
});
