import { loadChunk } from "../../chunks/load-chunk.ts";
import type { EncodingDetector } from "./guess-encoding.ts";

/** Its statistics of languages are larger than the page. */
export async function loadEncodingDetector(): Promise<EncodingDetector> {
  return (await loadChunk("encoding-detector", () => import("./encoding-detector.ts"))).detectEncodings;
}
