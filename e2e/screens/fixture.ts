import { randomBytes } from "node:crypto";
import { type SourceFile, upload as send, setPassword } from "@envoi/client";
import { createRequest, type NewRequest, type OwnRequest } from "@envoi/client/request";
import { stretchPassword } from "@envoi/crypto/stretch";
import { beginUpload, sealBody, sealMetadata, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
/** Timeout for a screen, even on a busy machine. */
export const PATIENCE_MS = 60_000;
const NEVER = new AbortController().signal;

/** Small enough for a test to exceed this limit, yet large enough for a test to stop a transfer midway. */
export const MAX_FILE_BYTES = 3 * MiB;
export const MAX_FILES = 4;
export const MAX_ARCHIVES = 2;

/** A public key whose private key is unknown. */
const REPORT_PUBLIC_KEY = "BKq5epTeK4RkdKyaBFu3ZCw1GcUOFDOuXf_ga6hTWRYWwzGJw3-0pt3AE1d0gv6WVHF_M1JBCZTzswAy9nQ3GsE";

/** A page in a fresh profile, and the proxy between it and Envoi. */
export type Fixture = {
  page: Page;
  proxy: TestProxy;
  origin: string;
  /** Uploads files as another user: these files, or random bytes with these names. @returns the link */
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
  /** Creates a request as another user. */
  ask: (changes?: Partial<NewRequest>) => Promise<OwnRequest>;
  /** Uploads metadata that states this length in bytes. @returns the link */
  receiveHuge: (bytes: number) => Promise<string>;
};

export type TestSite = AsyncDisposable & {
  origin: string;
  proxy: TestProxy;
  /** Runs a journey in a fresh profile of this browser, and then removes all interference. */
  run: (
    browser: Browser,
    journey: (fixture: Fixture) => Promise<void>,
    options?: BrowserContextOptions,
  ) => Promise<void>;
  /** Runs a journey on this page, and then removes all interference. */
  runOn: (page: Page, journey: (fixture: Fixture) => Promise<void>) => Promise<void>;
};

/** Starts Envoi behind a test proxy. */
export async function startTestSite(settings: Record<string, string> = {}): Promise<TestSite> {
  const proxy = await startTestProxy();
  const { origin } = proxy;
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
  proxy.forwardTo(Number(new URL(app.origin).port));

  async function receive(what: Parameters<Fixture["receive"]>[0]): Promise<string> {
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

  function ask(changes: Partial<NewRequest> = {}): Promise<OwnRequest> {
    const label = {
      title: "Papers for the tax return",
      message: "Please send everything that you have for last year.\nThank you!",
      asker: "Ada Lovelace",
      wanted: ["Receipts", "The statement of your bank"],
      kinds: ["application/pdf", "image/*"],
    };
    const limits = { timeLimitSeconds: 3_600, maxDeliveries: 5, maxBytes: 2 * MiB, maxDeliveryBytes: MiB };
    return createRequest({ origin }, { label, ...limits, ...changes }, { signal: NEVER, stretch: stretchPassword });
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

  async function runOn(page: Page, journey: (fixture: Fixture) => Promise<void>): Promise<void> {
    try {
      await journey({ page, proxy, origin, receive, ask, receiveHuge });
    } finally {
      proxy.reset();
    }
  }

  return {
    origin,
    proxy,
    runOn,
    async run(browser, journey, options = {}) {
      const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      // Headless Chromium cannot ask for permission to write to the clipboard. Without that permission, a page's
      // clipboard write may never settle.
      if (browser.browserType().name() === "chromium") await context.grantPermissions(["clipboard-write"]);
      try {
        await runOn(await context.newPage(), journey);
      } finally {
        await context.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
    },
  };
}
