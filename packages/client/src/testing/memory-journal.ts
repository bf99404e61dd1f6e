import type { UnfinishedUpload, UploadJournal } from "../upload/unfinished-upload.ts";

/** Creates an in-memory journal, and gives access to its content. */
export function memoryJournal() {
  const kept: { upload: UnfinishedUpload | null; tags: { first: number; tags: Uint8Array<ArrayBuffer> }[] } = {
    upload: null,
    tags: [],
  };
  const journal: UploadJournal = {
    async begin(upload) {
      kept.upload = upload;
    },
    async keepTags(first, tags) {
      kept.tags.push({ first, tags });
    },
    async end() {
      kept.upload = null;
      kept.tags = [];
    },
  };
  return {
    journal,
    kept,
    get records(): number {
      return kept.tags.reduce((sum, { tags }) => sum + tags.byteLength / 16, 0);
    },
  };
}
