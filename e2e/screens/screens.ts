import { ACCOUNT_SCREENS } from "./account-screens.ts";
import { ERROR_SCREENS } from "./error-screens.ts";
import { NOTICE_SCREENS } from "./notice-screens.ts";
import { OWN_UPLOAD_SCREENS } from "./own-upload-screens.ts";
import { PAGE_SCREENS } from "./page-screens.ts";
import { RECEIVE_SCREENS } from "./receive-screens.ts";
import { RETURNING_SCREENS } from "./returning-screens.ts";
import type { Screen } from "./screen.ts";
import { SEND_SCREENS } from "./send-screens.ts";
import { SURVEY_SCREENS } from "./survey-screens.ts";

/** Everything that a person can see. What the app gains is added to one of these. */
export const SCREENS: readonly Screen[] = [
  ...SEND_SCREENS,
  ...NOTICE_SCREENS,
  ...OWN_UPLOAD_SCREENS,
  ...RECEIVE_SCREENS,
  ...ACCOUNT_SCREENS,
  ...RETURNING_SCREENS,
  ...ERROR_SCREENS,
  ...PAGE_SCREENS,
  ...SURVEY_SCREENS,
];

/**
 * Screens that an engine can change: what leads to them are files, workers, streams, the clipboard. Firefox comes to these
 * alone; how it lays out the main screens is seen in `languages.e2e.test.ts`.
 */
export const SCREENS_OF_ENGINES: readonly string[] = [
  "home-dragging",
  "chosen",
  "uploading",
  "copy-link",
  "copy-link-qr",
  "finished",
  "upload-error-file_changed",
  "locked-refused",
  "preview-set",
  "large-file",
  "downloading",
  "decrypting",
  "complete",
  "broke",
  "download-error-incomplete",
  "passphrase",
  "chunk-missing",
];
