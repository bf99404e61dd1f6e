import {
  createRequest,
  fetchReceipts,
  openDelivery,
  openRequestLink,
  parseRequestLink,
  readInbox,
  requestLinkOf,
  sendDelivery,
} from "@envoi/client/request";
import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import { createFile, readAll, secretsOf, sourceOf } from "../world.ts";

const { signal } = new AbortController();
const LIMITS = { timeLimitSeconds: 3_600, maxDeliveries: 10, maxBytes: 10_000_000, maxDeliveryBytes: 1_000_000 };

type Json = Record<string, unknown>;
type Listed = Json & { id: string; key: string };

/** Changes the answers to these calls about a request. */
function lieAbout({ evil }: Scene, call: string, change: (reply: Json) => unknown): void {
  evil.lie("/api/request/", async ({ path, honest }) => {
    const answer = await honest();
    if (!path.endsWith(`/${call}`)) return answer;
    return { ...answer, body: Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString("utf8"))))) };
  });
}

/** Asks for files at the honest server, and sends two deliveries. */
async function askAndSend(scene: Scene) {
  const honest = { origin: scene.world.app.origin };
  const own = await createRequest(honest, { label: { title: "Tax documents" }, ...LIMITS }, { signal });
  const { root, seed } = own.owner;
  scene.hide({ root, seed, label: "Tax documents" });
  const link = parseRequestLink(requestLinkOf(own.owner));
  if (link === null) throw new Error("not a link");
  const opened = await openRequestLink(honest, link, null, { signal });
  const files = [createFile(), createFile()];
  const sent = [];
  for (const file of files) {
    scene.hide(secretsOf(file));
    sent.push(await sendDelivery(honest, opened, { files: [sourceOf(file)] }, { signal }));
  }
  return { own, link, opened, files, sent, server: { origin: scene.evil.origin } };
}

/** Lies to a sender who opens the link of a request. */
function misleadsSender(lie: string, outcome: Outcome, change: (reply: Json) => unknown): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const { link, server } = await askAndSend(scene);
      lieAbout(scene, "open", change);
      const opened = await openRequestLink(server, link, null, { signal });
      expect(opened.label.title).toBe("Tax documents");
    },
  };
}

/** Lies to an owner who collects deliveries. */
function misleadsOwner(lie: string, outcome: Outcome, change: (list: Listed[]) => unknown): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const { own, files, server } = await askAndSend(scene);
      lieAbout(scene, "inbox", (reply) => ({ ...reply, list: change(reply["list"] as Listed[]) }));
      const { deliveries } = await readInbox(server, own.owner, signal);
      for (const [index, delivery] of deliveries.filter(({ isRepeated }) => !isRepeated).entries()) {
        const content = await readAll(await openDelivery(server, own, delivery, signal));
        expect(content.equals(files[index]?.content ?? Buffer.alloc(0))).toBe(true);
      }
    },
  };
}

const COMMITMENT = { refused: "commitment" } as const;
const LOST = { refused: "connection_lost" } as const;

export const REQUESTS: Theme = {
  title: "Requests for files",
  client: "library",
  attacks: [
    misleadsSender("changes the end of a request", COMMITMENT, (reply) => ({
      ...reply,
      expiresAt: Number(reply["expiresAt"]) + 1,
    })),
    misleadsSender("changes the number of deliveries of a request", COMMITMENT, (reply) => ({
      ...reply,
      deliveries: 11,
    })),
    misleadsSender("replaces the public key of a request", COMMITMENT, (reply) => {
      const key = Buffer.from(String(reply["publicKey"]), "base64url");
      return { ...reply, publicKey: key.reverse().toString("base64url") };
    }),
    misleadsSender("changes the label of a request", COMMITMENT, (reply) => {
      const label = Buffer.from(String(reply["label"]), "base64url");
      return { ...reply, label: label.reverse().toString("base64url") };
    }),
    misleadsSender("calls an open request closed", { limit: "Withhold" }, (reply) => ({ ...reply, isOpen: false })),
    misleadsOwner("lists the deliveries as they are", "harmless", (list) => list),
    misleadsOwner("lists two deliveries under each other's ids", COMMITMENT, ([first, second]) => [
      { ...first, id: second?.id },
      { ...second, id: first?.id },
    ]),
    misleadsOwner("lists a delivery twice, under another id", "harmless", (list) => [
      ...list,
      { ...list[0], id: "ffffffffffffffff" },
    ]),
    misleadsOwner("hides a delivery", { limit: "Withhold" }, (list) => list.slice(0, 1)),
    misleadsOwner("lists a delivery with the id ../../x", LOST, (list) =>
      list.map((one) => ({ ...one, id: "../../x" })),
    ),
    misleadsOwner("lists a delivery with a short key", LOST, (list) => list.map((one) => ({ ...one, key: "AAAA" }))),
    {
      lie: "says that a delivery has been collected",
      outcome: { limit: "Miscount" },
      async run(scene) {
        const { opened, sent, server } = await askAndSend(scene);
        lieAbout(scene, "receipts", (reply) => ({
          receipts: (reply["receipts"] as Json[]).map((one) => ({ ...one, state: "collected", wasCollected: true })),
        }));
        const ids = sent.map(({ id }) => id);
        const receipts = await fetchReceipts(server, opened, ids, signal);
        expect(receipts).toEqual(ids.map((id) => ({ id, state: "collected", wasCollected: true })));
      },
    },
  ],
};
