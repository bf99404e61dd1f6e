import { ACCOUNT_RULES } from "./account-rules.ts";
import { CHOOSING_RULES } from "./choosing-rules.ts";
import { DIALECT_RULES } from "./dialect-rules.ts";
import { LIST_RULES } from "./list-rules.ts";
import { PAGE_RULES } from "./page-rules.ts";
import { RECEIVE_RULES } from "./receive-rules.ts";
import type { Rule } from "./rule.ts";
import { SEND_RULES } from "./send-rules.ts";
import { SESSION_RULES } from "./session-rules.ts";
import { SIGN_IN_RULES } from "./sign-in-rules.ts";
import { SURVEY_RULES } from "./survey-rules.ts";
import { SYNC_RULES } from "./sync-rules.ts";

/** Rules about sending, receiving and the page itself. Add new rules to one of these. */
export const RULES_OF_TRANSFERS: readonly Rule[] = [...CHOOSING_RULES, ...SEND_RULES, ...RECEIVE_RULES, ...PAGE_RULES];

/**
 * Rules about accounts, lists and the survey. They have their own test file, which runs in parallel with the other
 * rules' file.
 */
export const RULES_OF_ACCOUNTS: readonly Rule[] = [
  ...LIST_RULES,
  ...ACCOUNT_RULES,
  ...DIALECT_RULES,
  ...SIGN_IN_RULES,
  ...SESSION_RULES,
  ...SYNC_RULES,
  ...SURVEY_RULES,
];

/** All rules without their own screen. */
export const RULES: readonly Rule[] = [...RULES_OF_TRANSFERS, ...RULES_OF_ACCOUNTS];

/**
 * Rules that depend on the browser engine: choosing, dropping and pasting files, uploads from a worker, downloads
 * through the service worker, and a list's key. Firefox runs only these.
 */
export const RULES_OF_ENGINES: readonly Rule[] = [...RULES_OF_TRANSFERS, ...DIALECT_RULES.slice(0, 2)];

/** Rows of docs/requirements.md verified by reaching these screens. */
export const ROWS_ON_SCREENS: Readonly<Record<string, readonly string[]>> = {
  "R4.1": ["uploading-encrypting", "uploading", "uploading-finalising", "finished"],
  "R4.4": ["home", "chosen", "uploading", "finished"],
  "R4.7": ["delete"],
  "R4.10": ["copy-link", "share-link"],
  "R4.11": ["checking", "preview", "downloading", "decrypting", "complete"],
  "R4.13": ["vanished"],
  "R4.14": ["broke"],
  "R4.15": ["preview"],
  "R4.16": ["preview", "locked"],
  "R4.24": ["unprotected"],
  "R4.27": ["needs-account-count", "needs-account-time"],
  "R4.34": ["sign-in-failed"],
  "R4.53": ["downloading-waiting"],
  "R4.56": ["files-chosen", "files-saved", "file-preview-text"],
  "R4.57": ["card-news"],
  "R4.58": ["notifications-on", "notifications-blocked"],
  "R4.59": ["downloading-paused", "downloading-offline"],
  "R4.60": ["download-kept"],
  "R4.61": ["file-preview-text", "file-preview-picture", "file-preview-pages", "file-preview-protected"],
  "R4.62": ["chosen-pictures", "files-pictured"],
  "R4.63": ["gallery"],
  "R4.70": ["unfinished-upload"],
  "R5.9": ["needs-account-size"],
  "R5.10": ["too-many-files", "file-too-big", "too-many-archives", "unreadable-files"],
  "R5.13": ["too-many-archives"],
  "R8.5": ["vanished"],
  "R8.6": ["download-error-busy", "download-error-connection_lost"],
  "R8.16": ["too-many-files", "file-too-big", "too-many-archives"],
  "R8.17": ["chosen-password", "locked-refused", "large-file"],
  "R8.18": ["gone"],
  "R8.20": ["unsupported-outdated", "unsupported-outdated-browser"],
  "R8.22": ["chunk-missing", "chunk-timeout"],
  "R8.24": ["config-intercepted", "upload-error-intercepted", "download-error-intercepted"],
};

/**
 * Rows about encryption, internal interfaces, operators, sign-in proxies, strange folders and other apps; these have
 * their own tests.
 */
export const ROWS_BENEATH_THE_PAGE: readonly string[] = [
  "R4.50",
  "R4.64",
  "R4.65",
  "R5.16",
  "R5.17",
  "R5.18",
  "R5.19",
  "R5.20",
  "R5.28",
  "R8.1",
  "R8.23",
  "R8.25",
];
