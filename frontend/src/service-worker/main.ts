import { adoptContent, deleteUpload, openDownload } from "@envoi/client";
import { keepDownload } from "../shared/saving/kept/keep-download.ts";
import { answerLimit } from "../shared/uploads/owner-calls.ts";
import { type NotificationScope, serveNotificationClicks } from "./serve-notification-clicks.ts";
import { type ShareScope, serveShares } from "./serve-shares.ts";
import { type ShellScope, serveShell } from "./serve-shell.ts";
import { type StreamScope, serveStreams } from "./serve-streams.ts";

// TypeScript assumes that `globalThis` is the global scope of a page.
const scope: unknown = globalThis;
const { origin } = location;
serveShares(scope as ShareScope);
serveNotificationClicks(scope as NotificationScope);
serveShell(scope as ShellScope);
serveStreams(scope as StreamScope, {
  openDownload: (request, signal) => openDownload({ origin }, request, signal),
  adoptContent: (opened, options) => adoptContent({ origin }, opened, options),
  keepDownload: (wanted, onLost) => keepDownload({ server: { origin }, ...wanted }, onLost),
  deleteUpload: (owner) => deleteUpload({ origin }, owner, answerLimit()),
});
