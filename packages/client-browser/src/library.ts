// The exports of `@envoi/client/browser`. The package has others, for the page only.
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
