import { randomBytes } from "node:crypto";
import { createContentKey, deriveContentKeys, sealCommittedMetadata } from "@envoi/crypto";
import {
  createRequestSeed,
  deriveOwnerKeys,
  deriveRequestKeys,
  sealLabel,
  wrapDeliveryKey,
} from "@envoi/crypto/request";
import { encodeBase64Url, MAX_DELIVERIES, type OpenRequestReply, type RequestId, type UploadId } from "@envoi/protocol";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  closeRequest,
  collectDeliveries,
  createRequest,
  fetchReceipts,
  type Inbox,
  type InboxDelivery,
  type OwnRequest,
  openDelivery,
  openRequestLink,
  parseRequestLink,
  readInbox,
  requestLinkOf,
  sendDelivery,
} from "../request.ts";
import { answerEndlessly } from "../testing/hostile-answers.ts";
import { serveHttp } from "../testing/http-server.ts";
import { type RequestAttack, type RequestServer, serveRequests } from "../testing/request-server.ts";
import { collectBytes } from "../testing/serve-content.ts";
import { createFile } from "../testing/storing-server.ts";

const { signal } = new AbortController();
const stretching = { signal, stretch: async (word: string) => new Uint8Array(32).fill(word.length) };
const LIMITS = { timeLimitSeconds: 3_600, maxDeliveries: 10, maxBytes: 1_000_000, maxDeliveryBytes: 500_000 };

async function ask(attack: RequestAttack = {}, changes: { password?: string } = {}) {
  const server = await serveRequests(attack);
  onTestFinished(() => server[Symbol.asyncDispose]());
  const own = await createRequest(server, { label: { title: "Tax", asker: "Ada" }, ...LIMITS, ...changes }, stretching);
  return { server, own };
}

function open(server: RequestServer, own: OwnRequest, password: string | null = null) {
  const link = parseRequestLink(requestLinkOf(own.owner));
  if (link === null) throw new Error("not a link");
  return openRequestLink(server, link, password, stretching);
}

async function send(server: RequestServer, own: OwnRequest, content = new Uint8Array(randomBytes(100_000))) {
  return sendDelivery(server, await open(server, own), { files: [createFile(content)], sender: "Grace" }, { signal });
}

/** The inbox has two honest deliveries. */
async function askAndSend(attack: RequestAttack = {}) {
  const { server, own } = await ask(attack);
  await send(server, own);
  await send(server, own);
  const [first, second] = server.deliveries;
  if (first === undefined || second === undefined) throw new Error("two deliveries were sent");
  return { server, own, first, second };
}

async function readBody(server: RequestServer, own: OwnRequest, delivery: InboxDelivery): Promise<Buffer> {
  const download = await openDelivery(server, own, delivery, signal);
  return collectBytes(await download.read({ signal }));
}

/** Reads all deliveries. @returns the length of each, or the code of the error */
async function collect(server: RequestServer, own: OwnRequest, { deliveries }: Inbox): Promise<unknown[]> {
  return Promise.all(
    deliveries.map((delivery) =>
      readBody(server, own, delivery).then(
        (body) => body.byteLength,
        ({ code }: { code: unknown }) => code,
      ),
    ),
  );
}

const otherBits = (text: string) => `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;

test("honest deliveries arrive", async () => {
  const { server, own } = await askAndSend();
  expect(await collect(server, own, await readInbox(server, own.owner, signal))).toEqual([100_000, 100_000]);
});

describe("A sender's client shows and sends nothing", () => {
  const replaced: [string, (reply: OpenRequestReply) => object | Promise<object>][] = [
    ["public key", async () => ({ publicKey: (await deriveOwnerKeys(createRequestSeed())).publicKey })],
    [
      "label, sealed without the secret",
      async () => ({ label: await sealLabel(await deriveRequestKeys(new Uint8Array(16)), { title: "Tax" }) }),
    ],
    ["label with other bits", ({ label }) => ({ label: otherBits(label) })],
    ["last moment", ({ expiresAt }) => ({ expiresAt: expiresAt + 1 })],
    ["number of deliveries", ({ deliveries }) => ({ deliveries: deliveries + 1 })],
    ["number of bytes", ({ bytes }) => ({ bytes: bytes + 1 })],
    ["number of bytes of a delivery", ({ deliveryBytes }) => ({ deliveryBytes: deliveryBytes + 1 })],
  ];
  test.each(replaced)("if the server has another %s", async (_what, replace) => {
    let changed: object = {};
    const { server, own } = await ask({ open: (reply) => ({ ...reply, ...changed }) });
    const { publicKey, label, deliveries, bytes, deliveryBytes } = server.created();
    const { terms, deliverySeconds } = own;
    const described = { publicKey, label, expiresAt: terms.expiresAtMs, deliveries, bytes, deliveryBytes };
    await open(server, own);
    changed = await replace({ ...described, deliverySeconds, isOpen: true, left: { deliveries, bytes }, ticket: "" });
    await expect(open(server, own)).rejects.toMatchObject({ code: "commitment" });
    expect(server.deliveries).toEqual([]);
  });

  test("if the server answers with another request of the same owner", async () => {
    const { server, own } = await ask();
    await createRequest(server, { label: { title: "Passwords" }, ...LIMITS }, stretching);
    const id = "ffffffffffffffff" as RequestId;
    await expect(open(server, { ...own, owner: { ...own.owner, id } })).rejects.toMatchObject({ code: "commitment" });
  });

  test("if the link has an unknown version, or lost its password mark", async () => {
    const { server, own } = await ask({}, { password: "correct horse" });
    const link = requestLinkOf(own.owner);
    for (const version of ["v0", "v2", "v2p", "v1q", "o1", ""]) {
      expect(parseRequestLink(link.replace("#v1p.", `#${version}.`))).toBeNull();
    }
    const unmarked = parseRequestLink(link.replace("#v1p.", "#v1."));
    if (unmarked === null) throw new Error("not a link");
    await expect(openRequestLink(server, unmarked, null, stretching)).rejects.toMatchObject({ code: "commitment" });
  });

  test("without the password or with a wrong one, even if the server accepts it", async () => {
    const { server, own } = await ask({}, { password: "correct horse" });
    server.calls.length = 0;
    await expect(open(server, own)).rejects.toMatchObject({ code: "unauthorized" });
    expect(server.calls).toEqual([]);
    await expect(open(server, own, "wrong")).rejects.toMatchObject({ code: "commitment" });
    expect((await open(server, own, "correct horse")).label.title).toBe("Tax");
  });

  test("if the server created the request with other terms than those that its owner asked for", async () => {
    const attack: RequestAttack = { open: (reply) => ({ ...reply, deliveries: 1 }) };
    const { server, own } = await ask(attack);
    expect(own.terms.maxDeliveries).toBe(10);
    await expect(open(server, own)).rejects.toMatchObject({ code: "commitment" });
  });
});

test("a server that calls a closed request open gains nothing: the delivery is refused", async () => {
  const { server, own } = await ask({ open: (reply) => ({ ...reply, isOpen: true }), rejects: "request_closed" });
  expect((await open(server, own)).isOpen).toBe(true);
  await expect(send(server, own)).rejects.toMatchObject({ code: "request_closed" });
});

describe("An owner's client refuses by name, and opens all others:", () => {
  /** Adds a delivery that is listed like the others. */
  function insert({ deliveries }: RequestServer, key: string, { metadata, body }: { metadata: string; body: Buffer }) {
    const id = (0xff00 + deliveries.length).toString(16).padStart(16, "0");
    const listed = { id, key, bytes: 0, state: "delivered", wasCollected: false, at: 2 } as const;
    deliveries.push({ listed, metadata, body });
  }

  async function seal(contentKey: Uint8Array<ArrayBuffer>): Promise<string> {
    const files = [{ name: "malware.exe", size: 1, type: "" }];
    const metadata = { name: "malware.exe", size: 1, type: "", manifest: { files } };
    return sealCommittedMetadata(await deriveContentKeys(contentKey), metadata);
  }

  test("a delivery that the server made with the public key alone", async () => {
    const { server, own } = await askAndSend();
    const contentKey = createContentKey();
    const { publicKey } = await deriveOwnerKeys(own.owner.seed);
    const binding = { psk: new Uint8Array(32), terms: own.terms, linkHash: own.owner.linkHash };
    const key = await wrapDeliveryKey(publicKey, binding, contentKey);
    insert(server, key, { metadata: await seal(contentKey), body: Buffer.alloc(0) });
    const inbox = await readInbox(server, own.owner, signal);
    expect(await collect(server, own, inbox)).toEqual([100_000, 100_000, "commitment"]);
  });

  type Changed = { terms?: Partial<OwnRequest["terms"]>; linkHash?: Uint8Array<ArrayBuffer> };
  test.each<[string, Changed]>([
    ["another request's terms", { terms: { maxDeliveries: 11 } }],
    ["another request's id", { terms: { id: "ffffffffffffffff" as RequestId } }],
    ["another link's hash", { linkHash: new Uint8Array(24) }],
  ])("a delivery made with the secret under %s", async (_what, { terms = {}, linkHash = null }) => {
    const { server, own } = await askAndSend();
    const contentKey = createContentKey();
    const { publicKey, keys } = await open(server, own);
    const binding = {
      psk: keys.psk,
      terms: { ...own.terms, ...terms },
      linkHash: linkHash ?? own.owner.linkHash,
    };
    const key = await wrapDeliveryKey(publicKey, binding, contentKey);
    insert(server, key, { metadata: await seal(contentKey), body: Buffer.alloc(0) });
    const inbox = await readInbox(server, own.owner, signal);
    expect(await collect(server, own, inbox)).toEqual([100_000, 100_000, "authentication"]);
  });

  test("a delivery of another request", async () => {
    const { server, own } = await ask();
    await send(server, own);
    const other = await createRequest(server, { label: { title: "Other" }, ...LIMITS }, stretching);
    await send(server, other);
    // The server checks proofs with the AuthKey of the request created last, so it lets both owners download.
    const { deliveries } = await readInbox(server, other.owner, signal);
    expect(await collect(server, other, { ...own, isOpen: true, deliveries })).toEqual(["commitment", 100_000]);
  });

  test("the metadata of one delivery beside the key of another", async () => {
    const { server, own, first, second } = await askAndSend();
    first.metadata = second.metadata;
    expect(await collect(server, own, await readInbox(server, own.owner, signal))).toEqual(["commitment", 100_000]);
  });

  test("two deliveries under each other's ids", async () => {
    const { server, own, first, second } = await askAndSend();
    [first.listed, second.listed] = [
      { ...first.listed, key: second.listed.key },
      { ...second.listed, key: first.listed.key },
    ];
    const inbox = await readInbox(server, own.owner, signal);
    expect(await collect(server, own, inbox)).toEqual(["commitment", "commitment"]);
  });

  test.each([
    ["the body of another delivery", (_body: Buffer, other: Buffer) => other, "authentication"],
    ["a body without its last byte", (body: Buffer) => body.subarray(0, -1), "authentication"],
    ["a body without its last Record", (body: Buffer) => body.subarray(0, 65_536 + 21), "final-delimiter"],
    ["an empty body", () => Buffer.alloc(0), "short-header"],
    ["a body followed by another", (body: Buffer, other: Buffer) => Buffer.concat([body, other]), "too-long"],
    [
      "a body with another bit",
      (body: Buffer) => Buffer.from(body.map((byte, at) => (at === 50_000 ? byte ^ 1 : byte))),
      "authentication",
    ],
  ])("%s", async (_what, change, code) => {
    const { server, own, first, second } = await askAndSend();
    first.body = change(first.body, second.body);
    expect(await collect(server, own, await readInbox(server, own.owner, signal))).toEqual([code, 100_000]);
  });

  test.each([
    ["encapsulated key", 0, "commitment"],
    ["commitment", 1_130, "commitment"],
    ["sealed content key", 1_160, "authentication"],
  ])("a wrapped key whose %s has changed", async (_part, at, code) => {
    const { server, own, first } = await askAndSend();
    const bytes = Buffer.from(first.listed.key, "base64url").map((byte, index) => (index === at ? byte ^ 1 : byte));
    first.listed = { ...first.listed, key: encodeBase64Url(new Uint8Array(bytes)) };
    expect(await collect(server, own, await readInbox(server, own.owner, signal))).toEqual([code, 100_000]);
  });

  test.each<[string, (key: string) => string]>([
    ["under another id", (key) => key],
    ["with its key in the other alphabet", (key) => key.replaceAll("-", "+").replaceAll("_", "/")],
    ["with its key padded", (key) => `${key}==`],
  ])("a delivery that is listed again %s", async (_how, rewrite) => {
    const { server, own, first } = await askAndSend();
    insert(server, rewrite(first.listed.key), first);
    const { deliveries } = await readInbox(server, own.owner, signal);
    expect(deliveries.map(({ isRepeated }) => isRepeated)).toEqual([false, false, true]);
  });

  test("a delivery that is listed again after it was collected and its old entry removed", async () => {
    const { server, own, first } = await askAndSend();
    const before = await readInbox(server, own.owner, signal);
    const known = new Map(before.deliveries.map(({ fingerprint, id }) => [fingerprint, id]));
    server.deliveries.shift();
    insert(server, first.listed.key, first);
    const { deliveries } = await readInbox(server, own.owner, signal, known);
    expect(deliveries.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
  });
});

describe("An owner's client refuses an inbox", () => {
  test.each([
    ["public key", async () => ({ publicKey: (await deriveOwnerKeys(createRequestSeed())).publicKey })],
    ["label", async () => ({ label: await sealLabel(await deriveRequestKeys(new Uint8Array(16)), { title: "Tax" }) })],
    ["last moment", async () => ({ expiresAt: 1 })],
    ["number of deliveries", async () => ({ deliveries: 11 })],
    ["number of bytes", async () => ({ bytes: 2_000_000 })],
    ["number of bytes of a delivery", async () => ({ deliveryBytes: 1 })],
  ])("with another %s", async (_what, replace) => {
    const changed = await replace();
    const { server, own } = await ask({ inbox: (reply) => ({ ...reply, ...changed }) });
    await expect(readInbox(server, own.owner, signal)).rejects.toMatchObject({ code: "commitment" });
  });

  test("for an owner's link that was put together from two, even if the server accepts it", async () => {
    const { server, own } = await ask();
    const other = await ask();
    for (const changed of [
      { seed: other.own.owner.seed },
      { root: other.own.owner.root },
      { linkHash: other.own.owner.linkHash },
      { id: "ffffffffffffffff" as RequestId },
    ]) {
      const reading = readInbox(server, { ...own.owner, ...changed }, signal);
      await expect(reading).rejects.toMatchObject({ code: "commitment" });
    }
  });

  test.each([
    ["too many deliveries", (list: object[]) => Array(MAX_DELIVERIES + 1).fill(list[0])],
    ["an id that is too long", ([one]: object[]) => [{ ...one, id: "0123456789abcdef0" }]],
    ["an id with a path", ([one]: object[]) => [{ ...one, id: "../config" }]],
    ["a key that is too short", ([one]: object[]) => [{ ...one, key: "AAAA" }]],
    ["an unknown state", ([one]: object[]) => [{ ...one, state: "verified" }]],
    ["a negative length", ([one]: object[]) => [{ ...one, bytes: -1 }]],
    ["an impossible time", ([one]: object[]) => [{ ...one, at: 1e300 }]],
    ["a delivery without a key", ([one]: object[]) => [{ ...one, key: undefined }]],
    ["text instead of a list", () => "none"],
  ])("with %s", async (_what, change) => {
    const { server, own } = await ask({ inbox: (reply) => ({ ...reply, list: change(reply.list) }) });
    await send(server, own);
    await expect(readInbox(server, own.owner, signal)).rejects.toMatchObject({ code: "connection_lost" });
  });

  test("that never ends, after a few MiB", async () => {
    const taken: Promise<number>[] = [];
    const { server, own } = await ask({
      answer: ({ path }, response) => {
        if (!path.endsWith("/inbox")) return false;
        taken.push(answerEndlessly(response));
        return true;
      },
    });
    await expect(readInbox(server, own.owner, signal)).rejects.toMatchObject({ code: "connection_lost" });
    await server[Symbol.asyncDispose]();
    expect(taken).toHaveLength(1);
    for (const bytes of await Promise.all(taken)) expect(bytes).toBeLessThan(32 * 1_048_576);
  });
});

test.each(["../config", "ABCDEF0123456789", "0123456789abcde", ""])("a new request's id %j is refused", async (id) => {
  const attack: RequestAttack = {
    answer: (_call, response) => {
      const { maxDeliveries: deliveries, maxBytes: bytes, maxDeliveryBytes: deliveryBytes } = LIMITS;
      response.end(JSON.stringify({ id, expiresAt: 1, deliveries, bytes, deliveryBytes, deliverySeconds: 1 }));
      return true;
    },
  };
  await expect(ask(attack)).rejects.toMatchObject({ code: "connection_lost" });
});

describe("Receipts", () => {
  const wanted = "0123456789abcdef" as UploadId;
  const receipt = { id: wanted, state: "collected", wasCollected: true };

  async function receipts(list: object[]) {
    const { server, own } = await ask({
      answer: ({ path }, response) => {
        if (!path.endsWith("/receipts")) return false;
        response.end(JSON.stringify({ receipts: list }));
        return true;
      },
    });
    return fetchReceipts(server, await open(server, own), [wanted], signal);
  }

  test("of deliveries that the client did not ask about are ignored", async () => {
    expect(await receipts([{ ...receipt, id: "ffffffffffffffff" }, receipt])).toEqual([receipt]);
  });

  test.each([{ id: "../config" }, { state: "verified" }, { wasCollected: "yes" }])(
    "with %j are refused",
    async (wrong) => {
      await expect(receipts([{ ...receipt, ...wrong }])).rejects.toMatchObject({ code: "connection_lost" });
    },
  );
});

describe("An answer that is not from the server is named as such, and gets no tokens:", () => {
  const calls: [string, (server: RequestServer, own: OwnRequest) => Promise<unknown>][] = [
    ["opening the link", open],
    ["the inbox", (server, { owner }) => readInbox(server, owner, signal)],
    ["a collection", (server, { owner }) => collectDeliveries(server, owner, ["0123456789abcdef" as UploadId], signal)],
    ["closing", (server, { owner }) => closeRequest(server, owner, signal)],
  ];

  test.each(calls)("a redirect to another origin, %s", async (_name, call) => {
    await using elsewhere = await serveHttp((_call, response) => void response.end("{}"));
    const { server, own } = await ask({
      answer: ({ path }, response) => {
        if (!path.startsWith("/api/request/")) return false;
        response.writeHead(307, { Location: `${elsewhere.origin}${path}` }).end();
        return true;
      },
    });
    await expect(call(server, own)).rejects.toMatchObject({ code: "intercepted" });
    expect(elsewhere.calls).toEqual([]);
  });

  test.each(calls.flatMap(([name, call]) => [200, 404].map((status) => [status, name, call] as const)))(
    "a page with status %i, %s",
    async (status, _name, call) => {
      const { server, own } = await ask({
        answer: ({ path }, response) => {
          if (!path.startsWith("/api/request/")) return false;
          response.writeHead(status, { "Content-Type": "text/html" }).end("<!doctype html><title>Sign in</title>");
          return true;
        },
      });
      await expect(call(server, own)).rejects.toMatchObject({ code: "intercepted" });
    },
  );
});
