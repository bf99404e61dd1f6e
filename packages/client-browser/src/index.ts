export { holdLock } from "./hold-lock.ts";
export { openOpfsFolder } from "./opfs-folder.ts";
export type { KeptDraft } from "./unfinished-database.ts";
export {
  createJournal,
  forgetLeaving,
  forgetUnfinished,
  listUnfinished,
  type OpenJournal,
  reopenUnfinished,
  type Stays,
  type UnfinishedEntry,
} from "./unfinished-uploads.ts";
