import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { installCli } from "@envoi/publish/install";
import { type CliHome, createCliHome, findProgram } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { contentHashes, sha256OfFile, writeRandomFile } from "../support/files.ts";
import { startSendServer } from "../support/send-server.ts";
import { startStackApp } from "../support/stack-app.ts";

const run = promisify(execFile);

const FILE_BYTES = 3_000_001;
const PASSWORD = "correct horse";
const NOTE = "The door code is 4711";
const NODES = ["Node 22", "Node 24"] as const;
type Node = (typeof NODES)[number];

let cli: Awaited<ReturnType<typeof installCli>>;
beforeAll(async () => {
  cli = await installCli();
});
afterAll(() => cli[Symbol.asyncDispose]());

/** Creates a home with a file, a folder and a password. */
async function openHome(origin: string, node: Node): Promise<CliHome> {
  const home = await createCliHome(origin, cli.commands[node]);
  await writeRandomFile(join(home.folder, "film.bin"), FILE_BYTES);
  await mkdir(join(home.folder, "album", "inside"), { recursive: true });
  for (const name of ["one.txt", "inside/two.txt"]) await writeFile(join(home.folder, "album", name), name);
  await writeFile(join(home.folder, "password"), `${PASSWORD}\n`);
  return home;
}

/** The command line client of other Send servers. It is tested only if this variable names it: see CONTRIBUTING.md. */
const FFSEND = process.env["FFSEND_BIN"];

async function ffsend({ folder: cwd }: CliHome, ...args: string[]): Promise<string> {
  const { stdout } = await run(FFSEND ?? "", [...args, "--no-interact", "--yes", "--quiet"], { cwd });
  return stdout.trim();
}

/** Arguments that provide the password. */
const WITH_PASSWORD = ["--password-file", "password"];

describe.each([
  ["the process of `npm start`", () => startEmbeddedApp({ LOG_LEVEL: "warn" })],
  ["the services of a stack", () => startStackApp({ LOG_LEVEL: "warn" })],
  ["another Send server", startSendServer],
])("the installed command line, with %s,", (_server, start) => {
  let server: AsyncDisposable & { origin: string };
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(NODES)("sends and receives files, folders and notes on %s, with and without a password", async (node) => {
    await using home = await openHome(server.origin, node);
    for (const [name, options] of [
      ["open", []],
      ["protected", WITH_PASSWORD],
    ] as const) {
      const file = await home.ok(["send", "film.bin", ...options]);
      await home.ok(["receive", file, "-o", `${name}/`, ...options]);
      expect(await contentHashes(join(home.folder, name))).toEqual([await sha256OfFile(join(home.folder, "film.bin"))]);
      const folder = await home.ok(["send", "album", ...options]);
      await home.ok(["receive", folder, "-o", `${name}/`, ...options]);
      expect(await readFile(join(home.folder, name, "album", "inside", "two.txt"), "utf8")).toBe("inside/two.txt");
      const note = await home.ok(["send", "--note", NOTE, ...options]);
      expect(await home.ok(["receive", note, ...options])).toBe(NOTE);
    }
    expect(JSON.parse(await home.ok(["list", "--json"])).uploads).toEqual([]);
  });

  it.each(FFSEND === undefined ? [] : NODES)("exchanges files with ffsend on %s", async (node) => {
    await using home = await openHome(server.origin, node);
    const hash = await sha256OfFile(join(home.folder, "film.bin"));
    for (const [name, options, theirs] of [
      ["open", [], []],
      ["protected", WITH_PASSWORD, ["--password", PASSWORD]],
    ] as const) {
      const sent = await home.ok(["send", "film.bin", ...options]);
      const folder = join(home.folder, name);
      await mkdir(join(folder, "theirs"), { recursive: true });
      await ffsend(home, "download", sent, "--output", join(folder, "theirs"), ...theirs);
      const received = await ffsend(home, "upload", "film.bin", "--host", server.origin, ...theirs);
      await home.ok(["receive", received, "-o", join(folder, "ours/"), ...options]);
      expect(await contentHashes(folder)).toEqual([hash, hash]);
    }
  });
});

it("another Send server's uploads can be changed and deleted, but cannot have strong passwords", async () => {
  await using server = await startSendServer();
  await using home = await openHome(server.origin, "Node 24");
  const strong = await home.run(["send", "film.bin", "--strong", ...WITH_PASSWORD]);
  expect([strong.code, strong.stderr]).toEqual([2, expect.stringContaining("does not support strong passwords")]);
  const { id, link } = JSON.parse(await home.ok(["send", "film.bin", "--json"]));
  await home.ok(["change", id, "-d", "2", ...WITH_PASSWORD]);
  expect((await home.run(["receive", link, "-o", "in/"])).code).toBe(2);
  await home.ok(["receive", link, "-o", "in/", ...WITH_PASSWORD]);
  expect(JSON.parse(await home.ok(["list", "--json"])).uploads).toMatchObject([{ downloads: 1, downloadLimit: 2 }]);
  await home.ok(["delete", id]);
  expect((await home.run(["info", link, ...WITH_PASSWORD])).code).toBe(3);
  expect(await home.ok(["doctor"])).toContain("another Send server");
});

describe.each(NODES)("with the command line installed on %s,", (node) => {
  let app: App;
  let browser: Browser;
  let home: CliHome;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startEmbeddedApp({ LOG_LEVEL: "warn" }), launchChromium()]);
    home = await openHome(app.origin, node);
  });
  afterAll(async () => {
    await browser.close();
    await app[Symbol.asyncDispose]();
    await home[Symbol.asyncDispose]();
  });

  const inHome = (...names: string[]) => join(home.folder, ...names);

  async function openPage(address: string): Promise<Page> {
    const page = await browser.newPage({ acceptDownloads: true });
    await page.goto(address);
    return page;
  }

  /** Saves the page's download. @returns the path */
  async function save(page: Page): Promise<string> {
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("download-button").click()]);
    const path = inHome("saved", `${Date.now()} ${saved.suggestedFilename()}`);
    await saved.saveAs(path);
    await page.close();
    return path;
  }

  describe("the page receives", () => {
    it("a file", async () => {
      const page = await openPage(await home.ok(["send", "film.bin"]));
      expect(await sha256OfFile(await save(page))).toBe(await sha256OfFile(inHome("film.bin")));
    });

    it("a folder, as a ZIP", async () => {
      const page = await openPage(await home.ok(["send", "album", "--title", "Summer"]));
      await page.getByText("Summer").waitFor();
      const { stdout } = await run(findProgram("unzip"), ["-p", await save(page), "album/inside/two.txt"]);
      expect(stdout).toBe("inside/two.txt");
    });

    it("a note", async () => {
      const page = await openPage(await home.ok(["send", "--note", NOTE]));
      await page.getByTestId("show-note").click();
      await page.getByText(NOTE).waitFor();
      await page.close();
    });

    it.each([[[]], [["--strong"]]])("a file with a password: %j", async (options) => {
      const page = await openPage(await home.ok(["send", "film.bin", ...WITH_PASSWORD, ...options]));
      await page.getByTestId("password-input").fill(PASSWORD);
      await page.keyboard.press("Enter");
      expect(await sha256OfFile(await save(page))).toBe(await sha256OfFile(inHome("film.bin")));
    });
  });

  describe("the command line receives from the page", () => {
    /** Sends with the page. @param choose - chooses what to send, and its password. @returns the link */
    async function send(choose: (page: Page) => Promise<void>): Promise<string> {
      const page = await openPage(app.origin);
      await choose(page);
      await page.getByTestId("upload-button").click();
      const link = await page.getByTestId("share-link").inputValue();
      await page.close();
      return link;
    }

    it("a file", async () => {
      const link = await send((page) => page.getByTestId("file-input").setInputFiles(inHome("film.bin")));
      await home.ok(["receive", link, "-o", "file/"]);
      expect(await contentHashes(inHome("file"))).toEqual([await sha256OfFile(inHome("film.bin"))]);
    });

    it("a folder", async () => {
      const link = await send((page) => page.getByTestId("folder-input").setInputFiles(inHome("album")));
      await home.ok(["receive", link, "-o", "folder/"]);
      expect(await readFile(inHome("folder", "album", "inside", "two.txt"), "utf8")).toBe("inside/two.txt");
    });

    it("a note", async () => {
      const link = await send(async (page) => {
        await page.getByTestId("write-note").click();
        await page.getByTestId("note-text").pressSequentially(NOTE);
        await page.getByTestId("note-done").click();
      });
      expect(await home.ok(["receive", link])).toBe(NOTE);
    });

    it.each([
      ["a password", false],
      ["a strong password", true],
    ])("a file with %s", async (what, isStrong) => {
      const link = await send(async (page) => {
        await page.getByTestId("file-input").setInputFiles(inHome("film.bin"));
        await page.getByTestId("password-toggle").check();
        await page.getByTestId("password-input").pressSequentially(PASSWORD);
        if (isStrong) await page.getByTestId("strong-password").check();
      });
      expect((await home.run(["receive", link, "-o", `${what}/`])).code).toBe(2);
      await home.ok(["receive", link, "-o", `${what}/`, ...WITH_PASSWORD]);
      expect(await contentHashes(inHome(what))).toEqual([await sha256OfFile(inHome("film.bin"))]);
    });
  });
});
