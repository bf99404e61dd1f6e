import { ACCOUNT_SCREENS } from "./account-screens.ts";
import { DOWNLOAD_SCREENS } from "./download-screens.ts";
import { ERROR_SCREENS } from "./error-screens.ts";
import { FILE_PREVIEW_SCREENS } from "./file-preview-screens.ts";
import { INBOX_SCREENS } from "./inbox-screens.ts";
import { LINK_SCREENS } from "./link-screens.ts";
import { NEWS_SCREENS } from "./news-screens.ts";
import { NOTICE_SCREENS } from "./notice-screens.ts";
import { OWN_UPLOAD_SCREENS } from "./own-upload-screens.ts";
import { PAGE_SCREENS } from "./page-screens.ts";
import { RECEIVE_SCREENS } from "./receive-screens.ts";
import { REPORT_SCREENS } from "./report-screens.ts";
import { REQUEST_SCREENS } from "./request-screens.ts";
import { RETURNING_SCREENS } from "./returning-screens.ts";
import type { Screen } from "./screen.ts";
import { SEND_SCREENS } from "./send-screens.ts";
import { SURVEY_SCREENS } from "./survey-screens.ts";

/** All screens, in parts that can be visited in parallel. Add new screens to one of these. */
export const SCREENS_BY_PART = {
  sending: [...SEND_SCREENS, ...LINK_SCREENS, ...NOTICE_SCREENS, ...OWN_UPLOAD_SCREENS, ...NEWS_SCREENS],
  receiving: [...RECEIVE_SCREENS, ...DOWNLOAD_SCREENS, ...FILE_PREVIEW_SCREENS, ...REPORT_SCREENS, ...INBOX_SCREENS],
  others: [
    ...ACCOUNT_SCREENS,
    ...RETURNING_SCREENS,
    ...ERROR_SCREENS,
    ...PAGE_SCREENS,
    ...SURVEY_SCREENS,
    ...REQUEST_SCREENS,
  ],
} as const satisfies Record<string, readonly Screen[]>;

export const SCREENS: readonly Screen[] = Object.values(SCREENS_BY_PART).flat();

/**
 * Screens that depend on the engine, because reaching them needs files, workers, streams or the clipboard. Firefox
 * visits only these; `languages.e2e.test.ts` checks the layout of the main screens in Firefox.
 */
export const SCREENS_OF_ENGINES: readonly string[] = [
  "home-dragging",
  "chosen",
  "uploading",
  "copy-link",
  "copy-link-qr",
  "finished",
  "privacy-while-uploading",
  "next-upload-waiting",
  "upload-error-file_changed",
  "locked-refused",
  "preview-set",
  "file-preview-picture",
  "file-preview-pages",
  "gallery",
  "files-pictured",
  "large-file",
  "preview-own",
  "downloading",
  "downloading-waiting",
  "decrypting",
  "complete",
  "broke",
  "download-error-incomplete",
  "passphrase",
  "chunk-missing",
];
