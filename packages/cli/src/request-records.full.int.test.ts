import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { openRequestLink, parseRequestLink, sendDelivery } from "@envoi/client/request";
import { type CliHome, createCliHome, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: StandaloneProcess;
beforeAll(async () => {
  server = await startStandaloneProcess();
});
afterAll(() => server[Symbol.asyncDispose]());

const { signal } = new AbortController();

async function ask(owner: CliHome, options: readonly string[] = []) {
  return JSON.parse(await owner.ok(["request", "new", "--json", ...options])) as Record<
    "id" | "link" | "ownerLink",
    string
  >;
}

/** Sends a delivery that was not made with the link's secret. @returns its receipt */
async function sendForged(link: string): Promise<string> {
  const parsed = parseRequestLink(link);
  if (parsed === null) throw new Error("not a link");
  const opened = await openRequestLink(server, parsed, null, { signal });
  const forging = { ...opened, keys: { ...opened.keys, psk: new Uint8Array(32) } };
  return (await sendDelivery(server, forging, { files: [new File(["malware"], "a")] }, { signal })).receipt;
}

test("a sender's device lists its deliveries with their receipts, and whether they were collected", async () => {
  await using owner = await createCliHome(server.origin);
  await using sender = await createCliHome("");
  const { id, link } = await ask(owner, ["--title", "Tax"]);
  await writeFile(join(sender.folder, "letter.pdf"), "letter");
  const receipt = await sender.ok(["send", "--request", link, "letter.pdf"]);
  await sender.ok(["send", "--request", link, "--note", "private", "--no-history"]);
  expect(JSON.parse(await sender.ok(["list", "--json"]))).toMatchObject({
    uploads: [],
    deliveries: [{ receipt, request: id, title: "Tax", size: 6, state: "delivered", isKnown: true }],
  });
  expect(await sender.ok(["list"])).toMatch(new RegExp(`RECEIPT .*\n${receipt} +Tax +6 B .* not collected yet `));
  expect(await sender.ok(["info", receipt])).toMatch(
    new RegExp(`^${receipt}: not collected yet\nSent to Tax at ${server.origin}, .*\n +6 B  letter.pdf$`),
  );
  await owner.ok(["request", "collect", "last"]);
  expect(await sender.ok(["info", receipt.toLowerCase().replace("-", "")])).toContain(`${receipt}: collected\n`);
  await owner.ok(["request", "delete", "last"]);
  expect(JSON.parse(await sender.ok(["info", receipt, "--json"]))).toMatchObject({ state: "gone", wasCollected: true });
  expect(await sender.ok(["list", "--offline"])).toContain("collected?");
  const unknown = await owner.run(["info", receipt]);
  expect(unknown).toMatchObject({ code: 2, text: "", stderr: expect.stringContaining(`no receipt ${receipt}`) });
  expect(await readFile(join(sender.folder, "state", "envoi", "receipts", await recordName(sender)))).not.toContain(
    receipt,
  );
});

async function recordName({ folder }: CliHome): Promise<string> {
  const [name = ""] = await readdir(join(folder, "state", "envoi", "receipts"));
  return name;
}

test("a forged delivery is named once, and later only if it is asked for or another one arrives", async () => {
  await using home = await createCliHome(server.origin);
  const { link } = await ask(home);
  const forged = await sendForged(link);
  const collect = async (...names: string[]) => {
    const { code, text, stderr } = await home.run(["request", "collect", link, ...names, "--json"]);
    return { code, stderr, ...(text !== "" && JSON.parse(text)) };
  };
  expect(await collect()).toMatchObject({ code: 7, stderr: expect.stringContaining("made without") });
  const again = await collect();
  expect(again).toMatchObject({ code: 0, deliveries: [], refused: [], refusedBefore: [{ receipt: forged }] });
  expect(again.stderr).toContain(`Refused before, and not tried again: ${forged}.`);
  expect(JSON.parse(await home.ok(["request", "list", "--json"])).requests).toMatchObject([
    { deliveries: 1, newDeliveries: 0 },
  ]);
  const honest = await home.ok(["send", "--request", link, "--note", "4711"]);
  expect(await collect()).toMatchObject({ code: 0, deliveries: [{ receipt: honest }], refused: [] });
  expect(await collect(forged)).toMatchObject({ code: 7, stderr: expect.stringContaining("made without") });
  const other = await sendForged(link);
  expect(await collect()).toMatchObject({ code: 7 });
  expect((await collect()).refusedBefore).toMatchObject([{ receipt: forged }, { receipt: other }]);
});

test("a renewed request has the label and limits of the old one, which is closed and can still be collected", async () => {
  await using home = await createCliHome(server.origin);
  const limits = ["--deliveries", "3", "--each", "2k", "--total", "5k", "--expires", "1h"];
  const old = await ask(home, ["--title", "Tax", "--wanted", "Receipts", ...limits]);
  const receipt = await home.ok(["send", "--request", old.link, "--note", "before"]);
  const renewed = JSON.parse(await home.ok(["request", "renew", old.link, "--json"]));
  expect(renewed).toMatchObject({ title: "Tax", deliveries: 3, deliverySize: 2_048, size: 5_120, hasPassword: false });
  expect(renewed.id).not.toBe(old.id);
  const late = await home.run(["send", "--request", old.link, "--note", "late"]);
  expect(late).toMatchObject({ code: 3, text: "" });
  const sent = await home.run(["send", "--request", renewed.link, "--note", "after"]);
  expect([sent.code, sent.stderr]).toEqual([0, expect.stringContaining("Tax\n- Receipts\n")]);
  expect(JSON.parse(await home.ok(["request", "collect", old.link, "--json"])).deliveries).toMatchObject([{ receipt }]);

  await home.ok(["request", "delete", old.id]);
  const third = JSON.parse(await home.ok(["request", "renew", renewed.ownerLink, "--expires", "30m", "--json"]));
  expect(Date.parse(third.expiresAt) - Date.now()).toBeLessThan(1_800_001);
});

test("a request with a password is renewed only with one", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "password"), "correct horse");
  const { link } = await ask(home, ["--password-file", "password"]);
  const asked = await home.run(["request", "renew", link]);
  expect(asked).toMatchObject({ code: 2, text: "", stderr: expect.stringContaining("--password-file") });
  expect(await home.ok(["send", "--request", link, "--note", "x", "--password-file", "password"])).not.toBe("");
  expect(await home.ok(["request", "renew", link, "--password-file", "password"])).toContain("#v1p.");
});

test("with an owner's link, deliveries can be listed and collected without a folder for records", async () => {
  await using home = await createCliHome(server.origin);
  const { link, ownerLink } = await ask(home);
  await mkdir(join(home.folder, "photos"));
  await writeFile(join(home.folder, "photos", "a"), "x");
  const receipt = await home.ok(["send", "--request", link, "photos"]);
  const readOnly = join(home.folder, "read-only");
  await mkdir(readOnly);
  await chmod(readOnly, 0o500);
  for (const state of process.getuid?.() === 0 ? ["/proc/a"] : ["/proc/a", readOnly]) {
    const env = { XDG_STATE_HOME: state };
    const warned = { code: 0, stderr: expect.stringMatching(/warning: This device can't record .*XDG_STATE_HOME/) };
    expect(await home.run(["request", "list", ownerLink], { env })).toMatchObject({
      ...warned,
      text: expect.stringContaining(receipt),
    });
    const collected = await home.run(["request", "collect", ownerLink, receipt, "-o", "in"], { env });
    expect(collected).toMatchObject({ ...warned, text: expect.stringContaining(join("in", receipt, "photos")) });
  }
  expect(await readFile(join(home.folder, "in", receipt, "photos", "a"), "utf8")).toBe("x");
});

test("--live is not ignored in silence if the server does not support it", async () => {
  await using home = await createCliHome(server.origin);
  await using send = await startWithoutConfig(Number(new URL(server.origin).port));
  await writeFile(join(home.folder, "a"), "x");
  const { code, stderr } = await home.run(["send", "a", "--live", "--server", send.origin]);
  expect([code, stderr]).toEqual([0, expect.stringContaining("does not support --live")]);
});

/** A server without `/config`, as other Send servers are: forwards everything else to ours. */
async function startWithoutConfig(port: number) {
  const proxy = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (head) => {
      if (head.toString("latin1").startsWith("GET /config")) {
        socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        return;
      }
      const onward = connect(port, "localhost");
      onward.on("error", () => socket.destroy());
      onward.write(head.toString("latin1").replace(/^Host: .*$/im, `Host: localhost:${port}`), "latin1");
      socket.pipe(onward).pipe(socket);
    });
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port: own } = proxy.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${own}`, [Symbol.asyncDispose]: () => proxy[Symbol.asyncDispose]() };
}
