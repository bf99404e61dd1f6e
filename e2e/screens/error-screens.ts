import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ERRORS, type ErrorCode } from "@envoi/protocol";
import { rememberAda } from "./account-steps.ts";
import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import {
  chooseFiles,
  forgetStreams,
  isAfterHalf,
  openHome,
  openLink,
  PARCEL,
  startParcel,
  stopDownload,
  withAccounts,
  withoutRoom,
  withoutStreams,
} from "./steps.ts";

const SOCKET = "/api/ws";
const BODY = "/api/download";
const LIST = "/api/filelist";

/** The screen of `/error` after an upload that failed because of the network. */
function uploadError(code: string, text: string, interfere: (fixture: Fixture) => void): Screen {
  return {
    id: `upload-error-${code}`,
    shows: [`upload error ${code}`],
    journey: async (fixture) => {
      await openHome(fixture);
      await chooseFiles(fixture, PARCEL);
      interfere(fixture);
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByText(text).waitFor();
    },
  };
}

/** Makes the server reject requests for this path. */
function refuse({ proxy }: Fixture, path: string, code: ErrorCode, more: object = {}): void {
  const { status } = ERRORS[code];
  proxy.answer(path, status, { error: status, code, ...more });
}

/** Breaks the connection midway through the upload. Afterwards, the server no longer has the upload. */
function loseUpload(fixture: Fixture): void {
  fixture.proxy.slow(SOCKET, "up", {
    breakWhen: (chunk, passedBytes) => {
      const breaks = isAfterHalf(chunk, passedBytes);
      if (breaks) refuse(fixture, SOCKET, "not_found");
      return breaks;
    },
  });
}

/** The screen of `/error` when a limit of the sender's network or account is used up for several hours. */
function uploadBeyond(code: ErrorCode, text: string): Screen {
  return uploadError(code, text, (fixture) => refuse(fixture, SOCKET, code, { retryAfter: 7_260 }));
}

function uploadRefused(code: ErrorCode, text: string): Screen {
  return uploadError(code, text, (fixture) => refuse(fixture, SOCKET, code));
}

async function openParcel(fixture: Fixture): Promise<void> {
  await openLink(fixture, await fixture.receive({ bytes: PARCEL.bytes }));
  await fixture.page.getByTestId("download-button").waitFor();
}

/** The screen of `/error` after a download that failed because of the network. */
function downloadError(code: string, text: string, interfere: (fixture: Fixture) => void): Screen {
  return {
    id: `download-error-${code}`,
    shows: [`download error ${code}`],
    journey: async (fixture) => {
      await openParcel(fixture);
      interfere(fixture);
      await fixture.page.getByTestId("download-button").click();
      // The page retries for a minute, with several requests per retry.
      await fixture.page.getByText(text).waitFor({ timeout: 180_000 });
    },
  };
}

function downloadRefused(code: ErrorCode, text: string): Screen {
  return downloadError(code, text, (fixture) => refuse(fixture, BODY, code));
}

/** Selects a local file that changes before it is sent. */
const fileChanged: Screen = {
  id: "upload-error-file_changed",
  shows: ["upload error file_changed"],
  journey: async (fixture) => {
    const folder = await mkdtemp(join(tmpdir(), "envoi-changed-"));
    try {
      const path = join(folder, "a letter.pdf");
      await writeFile(path, Buffer.alloc(PARCEL.bytes));
      await openHome(fixture);
      await fixture.page.getByTestId("file-input").setInputFiles(path);
      await fixture.page.getByTestId("upload-button").waitFor();
      await truncate(path, 1);
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByText("changed or couldn't be read").waitFor();
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

const incomplete: Screen = {
  id: "download-error-incomplete",
  shows: ["download error incomplete"],
  journey: async (fixture) => {
    await openParcel(fixture);
    await stopDownload(fixture);
    await forgetStreams(fixture.page);
    await fixture.page.getByText("stopped saving halfway").waitFor();
  },
};

const noRoom: Screen = {
  id: "download-error-no_room",
  shows: ["download error no_room"],
  journey: async (fixture) => {
    await withoutStreams(fixture.page);
    await withoutRoom(fixture);
    await openParcel(fixture);
    await fixture.page.getByTestId("download-button").click();
    await fixture.page.getByText("no room for these files").waitFor();
  },
};

/** The server no longer accepts the signed-in user's token. */
const signedOut: Screen = {
  id: "upload-error-sender_unknown",
  shows: ["upload error sender_unknown"],
  journey: async (fixture) => {
    await withAccounts(fixture);
    await rememberAda(fixture);
    refuse(fixture, LIST, "unavailable");
    const asked = fixture.page.waitForResponse((answer) => answer.url().includes(LIST));
    await openHome(fixture);
    // The page must not detect the sign-out before the files are sent.
    await asked;
    await chooseFiles(fixture, PARCEL);
    refuse(fixture, LIST, "unauthorized");
    refuse(fixture, SOCKET, "too_large");
    await fixture.page.getByTestId("upload-button").click();
    await fixture.page.getByText("couldn't confirm that you're signed in").waitFor();
  },
};

/** Another user signs in in another tab. */
const replaced: Screen = {
  id: "upload-error-signed_out",
  shows: ["upload error signed_out"],
  journey: async (fixture) => {
    await withAccounts(fixture);
    await rememberAda(fixture);
    refuse(fixture, LIST, "unavailable");
    await startParcel(fixture);
    const otherTab = await fixture.page.context().newPage();
    await otherTab.goto(`${fixture.origin}/legal`);
    await otherTab.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("user") ?? "{}");
      localStorage.setItem("user", JSON.stringify({ ...user, uid: "grace", email: "grace@example.org" }));
    });
    await otherTab.close();
    await fixture.page.getByText("this upload was stopped").waitFor();
  },
};

/** The server cannot ask the issuer about the signed-in user. */
const issuerAway: Screen = {
  id: "upload-error-issuer_away",
  shows: ["upload error issuer_away"],
  journey: async (fixture) => {
    await withAccounts(fixture);
    await rememberAda(fixture);
    refuse(fixture, LIST, "unavailable");
    await openHome(fixture);
    await chooseFiles(fixture, PARCEL);
    await fixture.page.getByTestId("download-limit").selectOption("100");
    refuse(fixture, SOCKET, "unavailable");
    await fixture.page.getByTestId("upload-button").click();
    await fixture.page.getByText("for 5 downloads and").waitFor();
  },
};

/** Screens of `/error`, by cause. */
export const ERROR_SCREENS: readonly Screen[] = [
  uploadRefused("too_large", "larger than this service allows"),
  uploadRefused("bad_limit", "Reload the page"),
  signedOut,
  issuerAway,
  replaced,
  uploadRefused("unauthorized", "You need to be signed in"),
  uploadRefused("rate_limited", "Too many tries"),
  uploadBeyond("too_many_uploads", "Too many uploads"),
  uploadBeyond("too_many_bytes", "Too much data"),
  uploadRefused("busy", "is very busy"),
  uploadRefused("full", "has no room for more files"),
  uploadRefused("unavailable", "isn't available right now"),
  uploadRefused("idle_timeout", "idle for too long"),
  uploadRefused("removed", "removed them, so the link no longer works"),
  uploadError("connect_failed", "Can't reach the server", ({ proxy }) => {
    proxy.cut(SOCKET);
    proxy.cut("/api/uploads");
  }),
  uploadError("connection_lost", "Connection lost", loseUpload),
  uploadError("intercepted", "A sign-in page or your network answered", ({ proxy }) => {
    proxy.cut(SOCKET);
    proxy.answer("/api/uploads", 403, "<p>Sign in</p>");
  }),
  fileChanged,
  downloadRefused("rate_limited", "Too many tries"),
  downloadRefused("busy", "is very busy"),
  downloadRefused("unavailable", "isn't available right now"),
  downloadRefused("upload_abandoned", "stopped before everything was uploaded"),
  downloadError("connect_failed", "Can't reach the server", ({ proxy }) => proxy.cut(BODY)),
  downloadError("connection_lost", "Connection lost", ({ proxy }) =>
    proxy.slow(BODY, "down", { breakWhen: isAfterHalf }),
  ),
  downloadError("intercepted", "A sign-in page or your network answered", ({ proxy }) =>
    proxy.answer(BODY, 403, "<p>Sign in</p>"),
  ),
  downloadError("damaged", "isn't what was sent", ({ proxy }) => proxy.answer(BODY, 200, "no Record at all")),
  incomplete,
  noRoom,
];
