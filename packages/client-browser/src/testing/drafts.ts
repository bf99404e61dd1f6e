import type { KeptDraft } from "../unfinished-database.ts";

export interface Draft extends KeptDraft {
  files: readonly { path: string; note?: string; handle?: FileSystemFileHandle }[];
  password: string | null;
}

export const DRAFT: Draft = { files: [{ path: "letter.txt" }], password: null, account: null };
