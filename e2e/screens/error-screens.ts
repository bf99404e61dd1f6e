import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ERRORS, type ErrorCode } from "@envoi/protocol";
import { rememberAda } from "./account-steps.ts";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
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

/** `/error` after an upload with a network failure. */
function uploadError(code: string, text: string, interfere: (stage: Stage) => void): Screen {
  return {
    id: `upload-error-${code}`,
    shows: [`upload error ${code}`],
    journey: async (stage) => {
      await openHome(stage);
      await chooseFiles(stage, PARCEL);
      interfere(stage);
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByText(text).waitFor();
    },
  };
}

/** The server refuses. */
function refuse({ door }: Stage, path: string, code: ErrorCode, more: object = {}): void {
  const { status } = ERRORS[code];
  door.answer(path, status, { error: status, code, ...more });
}

/** The connection breaks in the middle, and the server no longer has the upload. */
function loseUpload(stage: Stage): void {
  stage.door.slow(SOCKET, "up", {
    breakWhen: (chunk, passedBytes) => {
      const breaks = isAfterHalf(chunk, passedBytes);
      if (breaks) refuse(stage, SOCKET, "not_found");
      return breaks;
    },
  });
}

/** A limit of the sender's network or account is used up for the next hours. */
function uploadBeyond(code: ErrorCode, text: string): Screen {
  return uploadError(code, text, (stage) => refuse(stage, SOCKET, code, { retryAfter: 7_260 }));
}

function uploadRefused(code: ErrorCode, text: string): Screen {
  return uploadError(code, text, (stage) => refuse(stage, SOCKET, code));
}

async function openParcel(stage: Stage): Promise<void> {
  await openLink(stage, await stage.receive({ bytes: PARCEL.bytes }));
  await stage.page.getByTestId("download-button").waitFor();
}

/** `/error` after a download with a network failure. */
function downloadError(code: string, text: string, interfere: (stage: Stage) => void): Screen {
  return {
    id: `download-error-${code}`,
    shows: [`download error ${code}`],
    journey: async (stage) => {
      await openParcel(stage);
      interfere(stage);
      await stage.page.getByTestId("download-button").click();
      await stage.page.getByText(text).waitFor();
    },
  };
}

function downloadRefused(code: ErrorCode, text: string): Screen {
  return downloadError(code, text, (stage) => refuse(stage, BODY, code));
}

/** Chooses a local file, which changes before it is sent. */
const fileChanged: Screen = {
  id: "upload-error-file_changed",
  shows: ["upload error file_changed"],
  journey: async (stage) => {
    const folder = await mkdtemp(join(tmpdir(), "envoi-changed-"));
    try {
      const path = join(folder, "a letter.pdf");
      await writeFile(path, Buffer.alloc(PARCEL.bytes));
      await openHome(stage);
      await stage.page.getByTestId("file-input").setInputFiles(path);
      await stage.page.getByTestId("upload-button").waitFor();
      await truncate(path, 1);
      await stage.page.getByTestId("upload-button").click();
      await stage.page.getByText("changed or couldn't be read").waitFor();
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

const incomplete: Screen = {
  id: "download-error-incomplete",
  shows: ["download error incomplete"],
  journey: async (stage) => {
    await openParcel(stage);
    await stopDownload(stage);
    await forgetStreams(stage.page);
    await stage.page.getByText("stopped saving halfway").waitFor();
  },
};

const noRoom: Screen = {
  id: "download-error-no_room",
  shows: ["download error no_room"],
  journey: async (stage) => {
    await withoutStreams(stage.page);
    await withoutRoom(stage);
    await openParcel(stage);
    await stage.page.getByTestId("download-button").click();
    await stage.page.getByText("no room for these files").waitFor();
  },
};

/** The server no longer accepts the token of the signed-in person. */
const signedOut: Screen = {
  id: "upload-error-sender_unknown",
  shows: ["upload error sender_unknown"],
  journey: async (stage) => {
    await withAccounts(stage);
    await rememberAda(stage);
    refuse(stage, LIST, "unavailable");
    const asked = stage.page.waitForResponse((answer) => answer.url().includes(LIST));
    await openHome(stage);
    // The page must not detect the sign-out before they send.
    await asked;
    await chooseFiles(stage, PARCEL);
    refuse(stage, LIST, "unauthorized");
    refuse(stage, SOCKET, "too_large");
    await stage.page.getByTestId("upload-button").click();
    await stage.page.getByText("couldn't confirm that you're signed in").waitFor();
  },
};

/** Somebody else signs in in another tab. */
const replaced: Screen = {
  id: "upload-error-signed_out",
  shows: ["upload error signed_out"],
  journey: async (stage) => {
    await withAccounts(stage);
    await rememberAda(stage);
    refuse(stage, LIST, "unavailable");
    await startParcel(stage);
    const otherTab = await stage.page.context().newPage();
    await otherTab.goto(`${stage.origin}/legal`);
    await otherTab.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("user") ?? "{}");
      localStorage.setItem("user", JSON.stringify({ ...user, uid: "grace", email: "grace@example.org" }));
    });
    await otherTab.close();
    await stage.page.getByText("this upload was stopped").waitFor();
  },
};

/** The server cannot ask the issuer about the signed-in person. */
const issuerAway: Screen = {
  id: "upload-error-issuer_away",
  shows: ["upload error issuer_away"],
  journey: async (stage) => {
    await withAccounts(stage);
    await rememberAda(stage);
    refuse(stage, LIST, "unavailable");
    await openHome(stage);
    await chooseFiles(stage, PARCEL);
    await stage.page.getByTestId("download-limit").selectOption("100");
    refuse(stage, SOCKET, "unavailable");
    await stage.page.getByTestId("upload-button").click();
    await stage.page.getByText("for 5 downloads and").waitFor();
  },
};

/** `/error`, by cause. */
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
  uploadError("connect_failed", "Can't reach the server", ({ door }) => {
    door.cut(SOCKET);
    door.cut("/api/uploads");
  }),
  uploadError("connection_lost", "Connection lost", loseUpload),
  uploadError("intercepted", "A sign-in page or your network answered", ({ door }) => {
    door.cut(SOCKET);
    door.answer("/api/uploads", 403, "<p>Sign in</p>");
  }),
  fileChanged,
  downloadRefused("rate_limited", "Too many tries"),
  downloadRefused("busy", "is very busy"),
  downloadRefused("unavailable", "isn't available right now"),
  downloadRefused("upload_abandoned", "stopped before everything was uploaded"),
  downloadError("connect_failed", "Can't reach the server", ({ door }) => door.cut(BODY)),
  downloadError("connection_lost", "Connection lost", ({ door }) =>
    door.slow(BODY, "down", { breakWhen: isAfterHalf }),
  ),
  downloadError("intercepted", "A sign-in page or your network answered", ({ door }) =>
    door.answer(BODY, 403, "<p>Sign in</p>"),
  ),
  downloadError("damaged", "isn't what was sent", ({ door }) => door.answer(BODY, 200, "no Record at all")),
  incomplete,
  noRoom,
];
