import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCliHome, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let server: StandaloneProcess;
beforeAll(async () => {
  server = await startStandaloneProcess();
});
afterAll(() => server[Symbol.asyncDispose]());

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("send and receive", () => {
  test("a file arrives with its content, name and time, and standard output contains only the link", async () => {
    await using home = await createCliHome(server.origin);
    const bytes = randomBytes(3_000_000);
    await writeFile(join(home.folder, "report.pdf"), bytes);
    await utimes(join(home.folder, "report.pdf"), new Date(), new Date("2020-02-29T12:00:00Z"));
    const sent = await home.run(["send", "report.pdf"]);
    expect(sent.text).toMatch(/^http:\/\/localhost:\d+\/download\/[\da-f]{16}\/#[\w-]{22}\n$/);
    await mkdir(join(home.folder, "in"));
    const link = sent.text.trim();
    expect(await home.ok(["receive", link, "--output", "in"])).toBe(join(home.folder, "in", "report.pdf"));
    expect(sha256(await readFile(join(home.folder, "in", "report.pdf")))).toBe(sha256(bytes));
    expect((await stat(join(home.folder, "in", "report.pdf"))).mtime).toEqual(new Date("2020-02-29T12:00:00Z"));
    expect(await readdir(join(home.folder, "in"))).toEqual(["report.pdf"]);
    expect((await home.run(["receive", link])).code).toBe(3);
  });

  test("a folder arrives with its subfolders and empty files, but without links and excluded files", async () => {
    await using home = await createCliHome(server.origin);
    const folder = join(home.folder, "photos");
    await mkdir(join(folder, "a", "b"), { recursive: true });
    await writeFile(join(folder, "a", "b", "one.txt"), "one");
    await writeFile(join(folder, "empty"), "");
    await writeFile(join(folder, ".hidden"), "hidden");
    await writeFile(join(folder, "debug.log"), "no");
    await symlink("/etc/passwd", join(folder, "link"));
    const sent = await home.run(["send", "photos", "--exclude", "*.log", "--downloads", "9"]);
    expect(sent.stderr).toContain("“photos/link”, a link");
    const link = sent.text.trim();
    const out = join(home.folder, "out");
    await home.ok(["receive", link, "-o", "out"]);
    const found = await readdir(out, { recursive: true, withFileTypes: true });
    const files = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length));
    expect(files.toSorted()).toEqual(["/photos/.hidden", "/photos/a/b/one.txt", "/photos/empty"]);
    await home.ok(["receive", link, "-o", "picked", "--pick", "b"]);
    expect(await readFile(join(home.folder, "picked", "photos", "a", "b", "one.txt"), "utf8")).toBe("one");
    expect((await readdir(join(home.folder, "picked", "photos"))).toSorted()).toEqual(["a"]);
  });

  test("standard input of unknown length can be sent, and is received on standard output", async () => {
    await using home = await createCliHome(server.origin);
    const bytes = randomBytes(1_000_001);
    const link = await home.ok(["send", "-", "--name", "backup.tar"], { stdin: bytes });
    const { stdout } = await home.run(["receive", link, "--output", "-"]);
    expect(sha256(stdout)).toBe(sha256(bytes));
  });

  test("standard input is sent if it has the announced length, and rejected otherwise", async () => {
    await using home = await createCliHome(server.origin);
    const bytes = randomBytes(200_000);
    const link = await home.ok(["send", "-", "--size", "200000"], { stdin: bytes });
    expect(sha256((await home.run(["receive", link, "-o", "-"])).stdout)).toBe(sha256(bytes));
    for (const size of ["199999", "200001"]) {
      const { code, text, stderr } = await home.run(["send", "-", "--size", size], { stdin: bytes });
      expect({ code, text }).toEqual({ code: 1, text: "" });
      expect(stderr).toMatch(/changed|--size/);
    }
  });

  test("several files arrive on standard output as a ZIP", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a"), "1");
    await writeFile(join(home.folder, "b"), "2");
    const link = await home.ok(["send", "a", "b"]);
    const { stdout } = await home.run(["receive", link, "-o", "-"]);
    expect(stdout.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
  });

  test("a note is printed unchanged, or with --json as a field", async () => {
    await using home = await createCliHome(server.origin);
    const link = await home.ok(["send", "--note", "-", "--downloads", "2"], { stdin: Buffer.from("two\nlines") });
    expect(await home.ok(["receive", link])).toBe("two\nlines");
    expect(JSON.parse(await home.ok(["receive", link, "--json"]))).toEqual({ schema: 1, note: "two\nlines" });
  });

  test.each([[[]], [["--strong"]]])(
    "a protected upload can be received only with its password: %j",
    async (options) => {
      await using home = await createCliHome(server.origin);
      await writeFile(join(home.folder, "password"), "correct horse\nsecond line");
      await writeFile(join(home.folder, "wrong"), "battery staple");
      await writeFile(join(home.folder, "a.txt"), "secret");
      const link = await home.ok(["send", "a.txt", "--password-file", "password", ...options]);
      await mkdir(join(home.folder, "in"));
      const without = await home.run(["receive", link, "-o", "in"]);
      expect([without.code, without.stderr]).toEqual([2, expect.stringContaining("--password-file")]);
      expect((await home.run(["receive", link, "-o", "in", "--password-file", "wrong"])).code).toBe(4);
      await home.ok(["receive", link, "-o", "in", "--password-file", "password"]);
      expect(await readFile(join(home.folder, "in", "a.txt"), "utf8")).toBe("secret");
    },
  );

  test("a link can be provided in a file, on standard input or in the environment, even surrounded by text", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "x");
    const link = await home.ok(["send", "a.txt", "-d", "5"]);
    await writeFile(join(home.folder, "mail"), `Hello,\nhere it is: <${link}>.\n`);
    const given: [string[], object][] = [
      [["receive", "--link-file", "mail", "-o", "1"], {}],
      [["receive", "-", "-o", "2"], { stdin: Buffer.from(link) }],
      [["receive", "-o", "3"], { env: { ENVOI_LINK: link } }],
    ];
    for (const [args, options] of given) await home.ok(args, options);
    expect((await readdir(home.folder)).filter((name) => /^\d$/.test(name))).toEqual(["1", "2", "3"]);
    const nobody = await home.run(["receive"]);
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining("--link-file")]);
  });

  test("a dry run lists the files without using up a download", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "12345");
    const link = await home.ok(["send", "a.txt", "--title", "Numbers", "--message", "Five of them"]);
    for (const args of [
      ["receive", link, "--dry-run", "--json"],
      ["info", link, "--json"],
    ]) {
      expect(JSON.parse(await home.ok(args))).toMatchObject({
        schema: 1,
        size: 5,
        files: [{ name: "a.txt", size: 5 }],
        title: "Numbers",
        message: "Five of them",
      });
    }
    await home.ok(["receive", link, "-o", "in/"]);
    expect(await readFile(join(home.folder, "in", "a.txt"), "utf8")).toBe("12345");
  });

  test("an existing file is handled as --if-exists specifies, and skipped files use up no download", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "new");
    const link = await home.ok(["send", "a.txt", "-d", "3"]);
    const inside = join(home.folder, "in");
    await mkdir(inside);
    await writeFile(join(inside, "a.txt"), "old");
    const refused = await home.run(["receive", link, "-o", "in"]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("already exists")]);
    await home.ok(["receive", link, "-o", "in", "--if-exists", "skip"]);
    expect(await home.ok(["receive", link, "-o", "in", "--if-exists", "rename"])).toBe(join(inside, "a (2).txt"));
    expect(await readFile(join(inside, "a.txt"), "utf8")).toBe("old");
    await home.ok(["receive", link, "-o", "in", "--if-exists", "replace"]);
    expect(await readFile(join(inside, "a.txt"), "utf8")).toBe("new");
    const [upload] = JSON.parse(await home.ok(["list", "--json"])).uploads;
    expect(upload.downloads).toBe(2);
  });

  test("without --output, hidden files go into a folder of their own, and the user is told", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, ".profile"), "hidden");
    const { link, id } = JSON.parse(await home.ok(["send", ".profile", "--json"]));
    await rm(join(home.folder, ".profile"));
    const { text, stderr } = await home.run(["receive", link]);
    expect(text.trim()).toBe(join(home.folder, `envoi-${id}`, ".profile"));
    expect(stderr).toContain(`envoi-${id}`);
    expect(await readdir(home.folder)).not.toContain(".profile");
  });

  test("the device's records become private again when they are read", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "x");
    await home.ok(["send", "a.txt"]);
    const state = join(home.folder, "state", "envoi");
    const folders = [state, ...["sent", "secrets", "uploads"].map((name) => join(state, name))];
    for (const folder of folders) await chmod(folder, 0o777);
    await home.ok(["list"]);
    for (const folder of folders) expect((await stat(folder)).mode & 0o777, folder).toBe(0o700);
  });
});

describe("a sent upload", () => {
  test("is listed, and can be changed and deleted by the start of its id", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "x");
    const { id, ownerToken } = JSON.parse(await home.ok(["send", "a.txt", "--json"]));
    expect(ownerToken).toMatch(/^[\da-f]+$/);
    const changed = JSON.parse(await home.ok(["change", id.slice(0, 6), "-d", "7", "-e", "2h", "--json"]));
    expect(changed).toMatchObject({ id, downloadLimit: 7, downloads: 0 });
    expect(await home.ok(["list"])).toContain("0 of 7");
    expect(await home.ok(["delete", id.slice(0, 6)])).toBe(id);
    expect(JSON.parse(await home.ok(["list", "--json"]))).toEqual({ schema: 1, uploads: [], deliveries: [] });
    expect((await home.run(["delete", id])).code).toBe(2);
  });

  test("can be given a new password", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "x");
    await writeFile(join(home.folder, "p"), "new one");
    for (const strong of [[], ["--strong", "--password-file", "p"]]) {
      const link = await home.ok(["send", "a.txt", ...strong]);
      await writeFile(join(home.folder, "q"), "other");
      await home.ok(["change", "last", "--password-file", "q"]);
      expect((await home.run(["info", link, "--password-file", "p"])).code).toBe(4);
      await home.ok(["info", link, "--password-file", "q"]);
    }
  });

  test("can be watched until it ends", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "x");
    const link = await home.ok(["send", "a.txt"]);
    const watching = home.start(["watch", "last", "--json"]);
    // The first event is a snapshot; no event after it is missed.
    if (watching.child.stdout !== null) await once(watching.child.stdout, "data");
    await home.ok(["receive", link, "-o", "in/"]);
    const { code, text } = await watching.finished;
    const types = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).event.type);
    expect([code, types.at(-1)]).toEqual([0, "exhausted"]);
  });

  test("leaves nothing on the device with --no-history", async () => {
    await using home = await createCliHome(server.origin);
    await writeFile(join(home.folder, "a.txt"), "x");
    await home.ok(["send", "a.txt", "--no-history"]);
    expect(await readdir(home.folder)).toEqual(["a.txt"]);
  });
});
