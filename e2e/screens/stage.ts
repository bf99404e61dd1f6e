import { randomBytes } from "node:crypto";
import { type SourceFile, upload as send, setPassword } from "@envoi/client";
import { beginUpload, sealBody, sealMetadata, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { type Door, startDoor } from "../support/door.ts";

const MiB = 1_048_576;
/** Timeout for a screen, however busy the machine is. */
export const PATIENCE_MS = 60_000;
const NEVER = new AbortController().signal;

/** Small enough for a test to exceed, large enough for a transfer to be stopped midway. */
export const MAX_FILE_BYTES = 3 * MiB;
export const MAX_FILES = 4;
export const MAX_ARCHIVES = 2;

/** A key whose private key nobody has. */
const REPORT_PUBLIC_KEY = "BKq5epTeK4RkdKyaBFu3ZCw1GcUOFDOuXf_ga6hTWRYWwzGJw3-0pt3AE1d0gv6WVHF_M1JBCZTzswAy9nQ3GsE";

/** A page in a fresh profile, and the door between it and Envoi. */
export type Stage = {
  page: Page;
  door: Door;
  origin: string;
  /** Uploads files as another person would: these, or of random bytes under these names. @returns the link */
  receive: (what: {
    files?: SourceFile[];
    names?: readonly string[];
    bytes?: number;
    password?: string;
    downloads?: number;
    title?: string;
    message?: string;
    sender?: string;
  }) => Promise<string>;
  /** Uploads metadata that claim a file of this many bytes. @returns the link */
  receiveHuge: (bytes: number) => Promise<string>;
};

export type Theatre = AsyncDisposable & {
  origin: string;
  door: Door;
  /** Plays in a fresh profile of this browser, with all interference removed before and after. */
  play: (browser: Browser, journey: (stage: Stage) => Promise<void>, options?: BrowserContextOptions) => Promise<void>;
  /** Plays on this page, with all interference removed afterwards. */
  playOn: (page: Page, journey: (stage: Stage) => Promise<void>) => Promise<void>;
};

/** Envoi behind a door. */
export async function startTheatre(settings: Record<string, string> = {}): Promise<Theatre> {
  const door = await startDoor();
  const { origin } = door;
  const app = await startStandaloneProcess({
    LOG_LEVEL: "warn",
    BASE_URL: origin,
    ANON_MAX_FILE_SIZE: String(MAX_FILE_BYTES),
    MAX_FILES_PER_ARCHIVE: String(MAX_FILES),
    MAX_ARCHIVES_PER_USER: String(MAX_ARCHIVES),
    UI_LINK_TERMS: `${origin}/terms.html`,
    UI_LINK_COOKIES: `${origin}/cookies.html`,
    UI_LINK_SOURCE: `${origin}/source.html`,
    UI_LINK_FEEDBACK: `${origin}/feedback.html`,
    UI_LINK_BROWSER: `${origin}/browser.html`,
    UI_LINK_HELP: `${origin}/help.html`,
    REPORT_PUBLIC_KEY,
    ...settings,
  });
  door.leadTo(Number(new URL(app.origin).port));

  async function receive(what: Parameters<Stage["receive"]>[0]): Promise<string> {
    const {
      names = ["a letter.pdf"],
      bytes = 20_000,
      password,
      downloads = 5,
      title = "",
      message = "",
      sender = "",
    } = what;
    const random = names.map((name) => ({
      name,
      type: name.endsWith(".png") ? "image/png" : "application/pdf",
      size: bytes,
      stream: () => new Blob([new Uint8Array(randomBytes(bytes))]).stream(),
    }));
    const { files = random } = what;
    const upload = await send(
      { origin },
      { files, title, message, sender, downloadLimit: downloads, timeLimitSeconds: 3_600 },
      { signal: NEVER },
    );
    if (password !== undefined) await setPassword({ origin }, upload, { shareLink: upload.shareLink, password }, NEVER);
    return upload.shareLink;
  }

  async function receiveHuge(bytes: number): Promise<string> {
    const secret = randomBytes(16);
    const files = [{ name: "a film.mkv", size: bytes, type: "video/x-matroska" }];
    const metadata = { name: "a film.mkv", type: "video/x-matroska", size: bytes, manifest: { files } };
    const fields = { fileMetadata: sealMetadata(secret, metadata) };
    const body = randomBytes(1);
    const { url, sendAll, finish } = await beginUpload(origin, body.length, { secret, fields });
    await sendAll(sealBody(secret, body));
    await finish();
    return `${url}#${secret.toString("base64url")}`;
  }

  async function playOn(page: Page, journey: (stage: Stage) => Promise<void>): Promise<void> {
    try {
      await journey({ page, door, origin, receive, receiveHuge });
    } finally {
      door.open();
    }
  }

  return {
    origin,
    door,
    playOn,
    async play(browser, journey, options = {}) {
      const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      // Headless Chromium has no window to ask in, and sometimes never answers a page that copies.
      if (browser.browserType().name() === "chromium") await context.grantPermissions(["clipboard-write"]);
      try {
        await playOn(await context.newPage(), journey);
      } finally {
        await context.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await door[Symbol.asyncDispose]();
    },
  };
}
