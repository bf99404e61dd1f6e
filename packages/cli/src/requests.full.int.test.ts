import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openRequestLink, parseRequestLink, sendDelivery } from "@envoi/client/request";
import {
  type CliHome,
  createCliHome,
  type RunningCommand,
  type StandaloneProcess,
  startStandaloneProcess,
} from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: StandaloneProcess;
beforeAll(async () => {
  server = await startStandaloneProcess();
});
afterAll(() => server[Symbol.asyncDispose]());

const { signal } = new AbortController();

type NewRequest = { id: string; link: string; ownerLink: string };

async function ask(owner: CliHome, options: readonly string[] = []): Promise<NewRequest> {
  return JSON.parse(await owner.ok(["request", "new", "--json", ...options]));
}

test("a file and a folder sent to a request are collected unchanged, once, each delivery into its own folder [R10.3b]", async () => {
  await using owner = await createCliHome(server.origin);
  await using sender = await createCliHome("");
  const link = await owner.ok(["request", "new", "--title", "Tax", "--asker", "Ada", "--wanted", "Receipts"]);
  expect(link).toMatch(/^http:\/\/localhost:\d+\/request\/[\da-f]{16}#v1\.[\w-]{32}\.[\w-]{22}$/);
  const bytes = randomBytes(3_000_000);
  await writeFile(join(sender.folder, "letter.pdf"), bytes);
  await mkdir(join(sender.folder, "photos", "a"), { recursive: true });
  await writeFile(join(sender.folder, "photos", "a", "one.jpg"), "one");
  await writeFile(join(sender.folder, "photos", "two.jpg"), "two");
  const args = ["letter.pdf", "photos", "--from", "../Grace", "--message", "Here"];
  const sent = await sender.run(["send", "--request", `<${link.replace("#", "%23")}>.`, ...args]);
  expect(sent.text).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}\n$/);
  expect(sent.stderr).toMatch(/Tax\nAsked by \(unverified\): Ada\n- Receipts\nAccepts up to /);
  const receipt = sent.text.trim();
  const note = JSON.parse(await sender.ok(["send", "--request", link, "--note", "4711", "--json"]));
  expect(note).toMatchObject({ schema: 1, request: /[\da-f]{16}(?=#)/.exec(link)?.[0], size: 4 });

  expect(await owner.ok(["request", "list"])).toContain("2 of 10");
  const { deliveries } = JSON.parse(await owner.ok(["request", "list", "last", "--json"]));
  expect(deliveries).toMatchObject([
    { receipt, state: "delivered", sender: "../Grace", message: "Here", files: [{ name: "letter.pdf" }, {}, {}] },
    { receipt: note.receipt, state: "delivered", files: [{ size: 4 }] },
  ]);
  const collected = await owner.run(["request", "collect", link, "--output", "in"]);
  expect([collected.code, collected.stderr]).toEqual([0, expect.stringContaining("From (unverified): ../Grace")]);
  const folders = (await readdir(join(owner.folder, "in"))).toSorted();
  expect(folders).toEqual([`Grace ${receipt}`, note.receipt].toSorted());
  const folder = join(owner.folder, "in", folders.find((name) => name.includes("Grace")) ?? "");
  expect(folder.endsWith(` ${receipt}`)).toBe(true);
  expect(Buffer.compare(await readFile(join(folder, "letter.pdf")), bytes)).toBe(0);
  expect(await readFile(join(folder, "photos", "a", "one.jpg"), "utf8")).toBe("one");
  expect(await readFile(join(folder, "photos", "two.jpg"), "utf8")).toBe("two");
  expect(collected.text.trim().split("\n")).toHaveLength(4);

  const again = await owner.run(["request", "collect", "last", "--json"]);
  expect(JSON.parse(again.text)).toMatchObject({ deliveries: [], refused: [] });
  const listed = JSON.parse(await owner.ok(["request", "list", "--json"]));
  expect(listed.requests).toMatchObject([{ title: "Tax", isOpen: true, deliveries: 2, newDeliveries: 0 }]);
});

test("the owner's link collects and deletes on another device, also from a file or standard input", async () => {
  await using owner = await createCliHome(server.origin);
  await using other = await createCliHome("");
  const [link = "", ownerLink = ""] = (await owner.ok(["request", "new", "--owner-link"])).split("\n");
  expect(ownerLink).toMatch(/#o1\.[\w-]{32}\.[\w-]{22}\.[\w-]{43}$/);
  await writeFile(join(other.folder, "owner"), `Inbox: <${ownerLink}>\n`);
  const receipts: string[] = [];
  for (const text of ["1", "2"]) receipts.push(await owner.ok(["send", "--request", link, "--note", text]));
  const args = ["request", "collect", "--link-file", "owner", receipts[1] ?? "", "--delete", "--json"];
  expect(JSON.parse(await other.ok(args)).deliveries).toMatchObject([{ receipt: receipts[1] }]);
  const input = { stdin: Buffer.from(ownerLink) };
  const { deliveries } = JSON.parse(await other.ok(["request", "list", "-", "--json"], input));
  expect(deliveries).toMatchObject([
    { receipt: receipts[0], state: "delivered" },
    { receipt: receipts[1], state: "gone" },
  ]);
  const { id } = JSON.parse(await owner.ok(["request", "list", "--json"])).requests[0];
  expect(await other.ok(["request", "delete", id])).toBe(id);
  expect((await owner.run(["request", "collect", "last"])).code).toBe(3);
  expect(JSON.parse(await owner.ok(["request", "list", "--json"])).requests).toMatchObject([{ isGone: true }]);
  await owner.ok(["request", "delete", "last"]);
  expect(JSON.parse(await owner.ok(["request", "list", "--json"])).requests).toEqual([]);
  expect((await owner.run(["send", "--request", link, "--note", "3"])).code).toBe(3);
});

test("a request with a password takes deliveries only with it", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "right"), "correct horse");
  await writeFile(join(home.folder, "wrong"), "battery staple");
  const { link } = await ask(home, ["--password-file", "right"]);
  expect(link).toContain("#v1p.");
  const send = ["send", "--request", link, "--note", "x"];
  expect(await home.run(send)).toMatchObject({ code: 2, text: "", stderr: expect.stringContaining("--password-file") });
  expect(await home.run([...send, "--password-file", "wrong"])).toMatchObject({ code: 4, text: "" });
  await home.ok([...send, "--password-file", "right"]);
  expect(await home.ok(["request", "collect", "last"])).toContain("note");
});

test("a full request and a closed one take nothing more, and say so before anything is sent", async () => {
  await using home = await createCliHome(server.origin);
  const { link } = await ask(home, ["--deliveries", "1", "--each", "2k", "--total", "2k"]);
  await writeFile(join(home.folder, "long"), Buffer.alloc(2_049));
  const send = (...what: string[]) => home.run(["send", "--request", link, "--json", ...what]);
  const failure = (code: string) => expect.stringContaining(`"code":"${code}"`);
  expect(await send("long")).toMatchObject({ code: 6, text: "", stderr: failure("too_large") });
  expect(await send("--note", "1")).toMatchObject({ code: 0 });
  expect(await send("--note", "2")).toMatchObject({ code: 6, text: "", stderr: failure("request_full") });
  await home.ok(["request", "close", "last"]);
  expect(await send("--note", "3")).toMatchObject({ code: 3, text: "", stderr: failure("request_closed") });
  expect(await home.ok(["request", "collect", "last"])).toContain("note");
});

test("a request that is gone is not described as an upload, and an owner's link is not sent to", async () => {
  await using home = await createCliHome(server.origin);
  const { link, ownerLink } = await ask(home);
  const owners = await home.run(["send", "--request", ownerLink, "--note", "x"]);
  expect(owners).toMatchObject({ code: 2, text: "", stderr: expect.stringContaining("the owner's link") });
  await home.ok(["request", "delete", "last"]);
  const gone = {
    code: 3,
    text: "",
    stderr: "envoi: The request was deleted or has expired, or this server offers none.\n",
  };
  expect(await home.run(["send", "--request", link, "--note", "x"])).toMatchObject(gone);
  expect(await home.run(["request", "collect", ownerLink])).toMatchObject(gone);
  expect(await home.run(["request", "close", ownerLink])).toMatchObject(gone);
  expect(await home.run(["request", "delete", ownerLink])).toMatchObject({ code: 0 });
});

test("if the link and the server do not match, nothing is shown, sent or received [R10.6b]", async () => {
  await using home = await createCliHome(server.origin);
  const { link, ownerLink } = await ask(home, ["--title", "Tax"]);
  const forge = (text: string) => text.replace(/(?<=#[vo]1\.)./, (first) => (first === "A" ? "B" : "A"));
  const sent = await home.run(["send", "--request", forge(link), "--note", "x"]);
  expect(sent).toMatchObject({ code: 7, text: "", stderr: expect.stringContaining("nothing was sent") });
  expect(sent.stderr).not.toContain("Tax");
  const collected = await home.run(["request", "collect", forge(ownerLink)]);
  expect(collected).toMatchObject({ code: 7, text: "", stderr: expect.stringContaining("nothing was received") });
  expect(JSON.parse(await home.ok(["request", "list", "--json"])).requests).toMatchObject([{ deliveries: 0 }]);
});

test("a forged delivery is named with the reason, and does not prevent collecting the others [R10.8c]", async () => {
  await using home = await createCliHome(server.origin);
  const { link } = await ask(home);
  const parsed = parseRequestLink(link);
  if (parsed === null) throw new Error("not a link");
  const opened = await openRequestLink(server, parsed, null, { signal });
  const forging = { ...opened, keys: { ...opened.keys, psk: new Uint8Array(32) } };
  const forged = await sendDelivery(server, forging, { files: [new File(["malware"], "a")] }, { signal });
  const honest = await home.ok(["send", "--request", link, "--note", "4711"]);
  const { code, text, stderr } = await home.run(["request", "collect", "last", "-o", "in", "--json", "--delete"]);
  expect(code).toBe(8);
  expect(JSON.parse(text)).toMatchObject({
    deliveries: [{ receipt: honest }],
    refused: [{ receipt: forged.receipt, code: "commitment" }],
  });
  expect(stderr).toContain(`${forged.receipt}: It was made without the request's link`);
  expect(await readdir(join(home.folder, "in"))).toEqual([honest]);
  const one = await home.run(["request", "collect", "last", forged.receipt]);
  expect(one).toMatchObject({ code: 7, text: "", stderr: expect.stringContaining("made without") });
});

test("an interrupted delivery is resumed with its receipt, and an interrupted collection by the same command [R10.10b]", async () => {
  await using home = await createCliHome(server.origin);
  const { link } = await ask(home);
  const bytes = randomBytes(20_000_000);
  await writeFile(join(home.folder, "a"), bytes);
  await killOnce(home.start(["send", "--request", link, "a", "--limit-rate", "4M"]), () =>
    readdir(join(home.folder, "state", "envoi", "uploads")),
  );
  const { receipt } = JSON.parse(await home.ok(["resume", "--json"]));
  expect(JSON.parse(await home.ok(["request", "list", "last", "--json"])).deliveries).toMatchObject([
    { receipt, state: "delivered", size: bytes.byteLength },
  ]);
  expect(JSON.parse(await home.ok(["list", "--json"]))).toMatchObject({
    uploads: [],
    deliveries: [{ receipt, state: "delivered" }],
  });
  await killOnce(home.start(["request", "collect", link, "--limit-rate", "4M"]), () =>
    readdir(join(home.folder, "state", "envoi", "deliveries")),
  );
  expect(await readdir(join(home.folder, receipt))).toEqual([expect.stringMatching(/^a\..*part$/)]);
  expect(await home.ok(["request", "collect", link])).toBe(join(home.folder, receipt, "a"));
  expect(Buffer.compare(await readFile(join(home.folder, receipt, "a")), bytes)).toBe(0);
  expect(await readdir(join(home.folder, receipt))).toEqual(["a"]);
});

test("an interrupted collection is continued where it was begun, by either command, or discarded", async () => {
  await using home = await createCliHome(server.origin);
  const { link } = await ask(home);
  const bytes = randomBytes(20_000_000);
  await writeFile(join(home.folder, "a"), bytes);
  const receipts = await Promise.all([1, 2, 3].map(() => home.ok(["send", "--request", link, "a"])));
  await mkdir(join(home.folder, "elsewhere"));
  const state = join(home.folder, "state", "envoi", "deliveries");
  const interrupt = async (receipt: string, ...args: string[]) => {
    const listing = async () => (await readdir(state)).filter((name) => name.endsWith(".sealed"));
    await killOnce(home.start(["request", "collect", link, receipt, "--limit-rate", "4M", ...args]), listing);
    return JSON.parse(await home.ok(["resume", "--list", "--json"])).unfinished;
  };
  const [first = "", second = "", third = ""] = receipts;

  const [begun] = await interrupt(first);
  expect(begun).toMatchObject({ direction: "collect", folder: join(home.folder, first), size: bytes.byteLength });
  const collecting = await home.run(["request", "collect", link, first], { cwd: join(home.folder, "elsewhere") });
  expect(collecting).toMatchObject({ code: 0, text: `${join(home.folder, first, "a")}\n` });
  expect(collecting.stderr).toContain(`Continuing in ${join(home.folder, first)}`);
  expect(Buffer.compare(await readFile(join(home.folder, first, "a")), bytes)).toBe(0);
  expect(await readdir(join(home.folder, "elsewhere"))).toEqual([]);

  await interrupt(second, "--output", "in");
  expect(await home.ok(["resume"], { cwd: join(home.folder, "elsewhere") })).toBe(join(home.folder, "in", second, "a"));
  expect(JSON.parse(await home.ok(["list", "--json"])).deliveries).toContainEqual(
    expect.objectContaining({ receipt: second, state: "collected" }),
  );

  await interrupt(third);
  await home.ok(["resume", "--discard"]);
  expect(await home.ok(["resume", "--list"])).toBe("");
  expect(await readdir(home.folder)).not.toContain(third);
  expect(JSON.parse(await home.ok(["request", "list", "last", "--json"])).deliveries).toContainEqual(
    expect.objectContaining({ receipt: third, state: "delivered" }),
  );
});

/** Kills a command a second after it has recorded its transfer. */
async function killOnce({ child, finished }: RunningCommand, listRecords: () => Promise<string[]>): Promise<void> {
  await expect
    .poll(() => listRecords().catch(() => []), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/\.sealed$/));
  await sleep(1_000);
  child.kill("SIGKILL");
  expect((await finished).code).toBeNull();
}

test("links of requests disappear from the process list once the program runs", async () => {
  await using home = await createCliHome(server.origin);
  const { link, ownerLink } = await ask(home);
  await writeFile(join(home.folder, "a"), Buffer.alloc(30_000_000));
  const running = [
    home.start(["send", "--request", link, "a", "--limit-rate", "1M"]),
    home.start(["request", "watch", ownerLink]),
  ];
  for (const { child } of running) {
    let line = "";
    for (let tries = 0; tries < 600 && !line.startsWith("envoi"); tries += 1) {
      await sleep(50);
      line = (await readFile(`/proc/${child.pid}/cmdline`, "latin1")).replaceAll("\0", " ").trim();
    }
    expect(line).toBe("envoi");
    child.kill("SIGKILL");
  }
  await Promise.all(running.map(({ finished }) => finished));
});
