import type { UploadFact } from "@envoi/protocol";
import { expect } from "vitest";

/** Replays the Facts of one Upload, checking at every step that the limit is not exceeded. */
export function replay(facts: UploadFact[]): { downloads: number; end: string | null } {
  let limit = 0;
  let downloads = 0;
  let end: string | null = null;
  for (const fact of facts) {
    expect(end, `${fact.type} after the end`).toBeNull();
    if (fact.type === "upload.completed") limit = fact.downloadLimit;
    else if (fact.type === "upload.changed") {
      limit = fact.downloadLimit;
      expect(limit).toBeGreaterThanOrEqual(downloads);
    } else if (fact.type === "download.completed") {
      downloads++;
      expect(fact.downloads).toBe(downloads);
      expect(downloads).toBeLessThanOrEqual(limit);
    } else {
      expect(fact).toMatchObject({ downloads });
      if (fact.type === "download.exhausted") expect(downloads).toBe(limit);
      end = fact.type;
    }
  }
  return { downloads, end };
}
