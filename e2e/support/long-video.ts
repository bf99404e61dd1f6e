import type { SourceFile } from "@envoi/client";
import { repeatedFile } from "./hostile-files.ts";

const SMALLEST_WEBP = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA";
/** A VP8 key frame of one pixel. */
const FRAME = Buffer.from(SMALLEST_WEBP, "base64").subarray(20);
const CLUSTER_MS = 1_000;

function vint(value: number, bytes = 8): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(value) | (1n << BigInt(7 * bytes)));
  return size.subarray(8 - bytes);
}

const element = (id: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, "hex"), vint(body.length), body]);
};

function uint(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

const text = (id: string, value: string): Buffer => element(id, Buffer.from(value));

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/**
 * A WebM video with a key frame and an index entry per second, and clusters padded to equal length.
 *
 * @see RFC 9559
 */
export function longVideo(
  name: string,
  { seconds, clusterBytes }: { seconds: number; clusterBytes: number },
): SourceFile {
  const ebml = element(
    "1a45dfa3",
    ...[uint("4286", 1), uint("42f7", 1), uint("42f2", 4), uint("42f3", 8)],
    ...[text("4282", "webm"), uint("4287", 2), uint("4285", 2)],
  );
  const info = element("1549a966", uint("2ad7b1", 1_000_000), float("4489", seconds * CLUSTER_MS), text("4d80", "e2e"));
  const video = element("e0", uint("b0", 1), uint("ba", 1));
  const track = [uint("d7", 1), uint("73c5", 1), uint("83", 1), text("86", "V_VP8"), video];
  const tracks = element("1654ae6b", element("ae", ...track));
  const cuesBytes = cues(seconds, 0, clusterBytes).length;
  const before = info.length + tracks.length + cuesBytes;
  const segment = [info, tracks, cues(seconds, before, clusterBytes)];
  const head = Buffer.concat([ebml, Buffer.from("18538067", "hex"), vint(before + seconds * clusterBytes), ...segment]);
  const file = repeatedFile(name, "video/webm", { head, piece: cluster(0, clusterBytes), count: seconds });
  return { ...file, stream: () => clusters(head, seconds, clusterBytes) };
}

function cues(seconds: number, firstAt: number, clusterBytes: number): Buffer {
  const points = Array.from({ length: seconds }, (_, at) =>
    element("bb", uint("b3", at * CLUSTER_MS), element("b7", uint("f7", 1), uint("f1", firstAt + at * clusterBytes))),
  );
  return element("1c53bb6b", ...points);
}

function cluster(second: number, bytes: number): Buffer {
  const block = element("a3", Buffer.from([0x81, 0, 0, 0x80]), FRAME);
  const content = Buffer.concat([uint("e7", second * CLUSTER_MS), block]);
  const filler = bytes - content.length - 12 - 9;
  return element("1f43b675", content, element("ec", Buffer.alloc(filler)));
}

function clusters(head: Buffer, seconds: number, clusterBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let second = -1;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(second < 0 ? head : cluster(second, clusterBytes)));
      second += 1;
      if (second >= seconds) controller.close();
    },
  });
}
