import { CLAIM_USE_HEADER, HEADER_BYTES, RANDOM_ACCESS } from "@envoi/protocol";
import { sealMetadata } from "@envoi/testkit";
import { expect } from "vitest";
import type { Attack, Outcome, Theme } from "../attack.ts";
import { joinBody, splitBody, withFlippedBit } from "../bodies.ts";
import type { Answer } from "../evil-server.ts";
import type { World } from "../world.ts";
import { askedRange, rangeOf } from "./download-lies.ts";
import { inPage, linkTo, misleadsSender, receives, saveFile, sendInPage, untilShown } from "./page-lies.ts";

const DAMAGED = { refused: "damaged" } as const;
const MARKUP = `"><img src=x onerror=alert(1)><svg onload=alert(2)></svg><script>alert(3)</script><a href="javascript:alert(4)">x</a>`;
const body = (bytes: Buffer): Answer => ({ status: 200, headers: {}, body: bytes });
const json = (value: unknown): Answer => body(Buffer.from(JSON.stringify(value)));
const parse = (answer: Answer) => JSON.parse(answer.body.toString("utf8"));

/**
 * Changes the configuration of a page that receives the file, whose own policy against scripts is removed.
 *
 * @param scriptLinks - number of links in the page that are scripts: each is clicked
 */
function configures(lie: string, scriptLinks: number, change: (config: Record<string, object>) => object): Attack {
  return {
    lie,
    outcome: "harmless",
    async run(scene) {
      const { evil, world } = scene;
      evil.lie("/download/", async ({ honest }) => {
        const answer = await honest();
        return { ...answer, headers: { ...answer.headers, "content-security-policy": null } };
      });
      evil.lie("/config", async ({ honest }) => {
        const answer = await honest();
        return { ...answer, body: Buffer.from(JSON.stringify(change(parse(answer)))) };
      });
      await inPage(scene, async (page) => {
        await saveFile(page, linkTo(scene, world.file), world.file);
        const clicked = await page.locator("a").evaluateAll((links) => {
          const scripts = (links as HTMLAnchorElement[]).filter(({ protocol }) => protocol === "javascript:");
          for (const link of scripts) link.click();
          return scripts.length;
        });
        expect(clicked).toBe(scriptLinks);
        expect(page.url()).toContain(evil.origin);
      });
    },
  };
}

/** A sender who works together with the server seals this metadata. */
function seals(lie: string, outcome: Outcome, change: (metadata: object) => object): Attack {
  return {
    lie: `and a sender ${lie}`,
    outcome,
    async run(scene) {
      const { evil, world } = scene;
      const { name, secret, content } = world.file;
      const file = { name, size: content.length, type: "text/plain" };
      const metadata = sealMetadata(secret, change({ ...file, manifest: { files: [file] } }));
      evil.lie("/api/metadata", async ({ honest }) => {
        const answer = await honest();
        return { ...answer, body: Buffer.from(JSON.stringify({ ...parse(answer), metadata })) };
      });
      // Without this header, nothing but the page itself prevents the markup from running.
      evil.lie("/download/", async ({ honest }) => {
        const answer = await honest();
        return { ...answer, headers: { ...answer.headers, "content-security-policy": null } };
      });
      await inPage(scene, (page) => saveFile(page, linkTo(scene, world.file), world.file));
    },
  };
}

/** Lies to a page that has sent a file and shows it in its list. */
function misleadsOwner(lie: string, outcome: Outcome, path: string, tell: (id: string) => Answer): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const { evil } = scene;
      await inPage(scene, async (page) => {
        const { link } = await sendInPage(scene, page);
        const [, id = ""] = /\/download\/([0-9a-f]{16})/.exec(link) ?? [];
        // Without events, the page asks for the counts.
        evil.lie("/api/events", () => ({ status: 404, headers: {}, body: Buffer.alloc(0) }));
        evil.lie(path, () => tell(id));
        await page.goto(evil.origin);
        await untilShown(page, "upload-card");
        await page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(path));
        await untilShown(page, "upload-card");
      });
    },
  };
}

/** Lies to a preview, which reads ranges of the body. */
function misleadsPreview(lie: string, outcome: Outcome, change: (world: World) => Buffer): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const { evil, world } = scene;
      evil.lie("/api/download", (exchange) => {
        const answer = rangeOf(change(world), ...askedRange(exchange));
        return { ...answer, headers: { ...answer.headers, [CLAIM_USE_HEADER]: RANDOM_ACCESS } };
      });
      await inPage(scene, async (page) => {
        await page.goto(linkTo(scene, world.file));
        await page.getByTestId("preview-button").click();
        await untilShown(page, "preview-frame");
        const text = page.frameLocator("[data-testid=preview-frame]").locator("body");
        await text.getByText(world.file.marker).waitFor();
      });
    },
  };
}

const snapshot = (id: string) =>
  `event: snapshot\nid: 1\ndata: ${JSON.stringify({ id, dlimit: 1, dtotal: 0, ttl: 3_600_000 })}\n\n`;
const events = (text: string): Answer => ({
  status: 200,
  headers: { "Content-Type": "text/event-stream" },
  body: Buffer.from(text),
});

export const PAGE: Theme = {
  title: "The page in Chromium",
  client: "page",
  attacks: [
    receives("sends the body as it is", "harmless", "/api/download", (_, { file }) => body(file.ciphertext)),
    receives("sends another file's body", DAMAGED, "/api/download", (_, { other }) => body(other.ciphertext)),
    receives("leaves out the last Record", DAMAGED, "/api/download", (_, { file }) => {
      const { header, records } = splitBody(file.ciphertext);
      return body(joinBody({ header, records: records.slice(0, -1) }));
    }),
    receives("appends a byte", DAMAGED, "/api/download", (_, { file }) =>
      body(Buffer.concat([file.ciphertext, Buffer.of(0)])),
    ),
    receives("flips a bit of the last tag", DAMAGED, "/api/download", (_, { file }) =>
      body(withFlippedBit(file.ciphertext, -1)),
    ),
    receives("sends an empty body", DAMAGED, "/api/download", () => body(Buffer.alloc(0))),
    receives("sends a script in place of the body", { refused: "intercepted" }, "/api/download", () => ({
      status: 200,
      headers: { "Content-Type": "text/html" },
      body: Buffer.from(MARKUP),
    })),
    receives("redirects the download to another host", { refused: "intercepted" }, "/api/download", () => ({
      status: 302,
      headers: { Location: "https://elsewhere.example/" },
      body: Buffer.alloc(0),
    })),
    receives("sends the metadata of another file", DAMAGED, "/api/metadata", (_, { other }) =>
      json({
        metadata: sealMetadata(other.secret, { name: "x", size: 1, type: "" }),
        finalDownload: false,
        ttl: 1_000,
      }),
    ),
    receives("rejects the metadata with markup", { refused: "busy" }, "/api/metadata", () => ({
      status: 500,
      headers: {},
      body: Buffer.from(JSON.stringify({ error: 500, code: MARKUP })),
    })),
    receives("says that the file is gone", { refused: "not_found" }, "/api/metadata", () => ({
      status: 404,
      headers: {},
      body: Buffer.from('{"error":404,"code":"not_found"}'),
    })),
    misleadsPreview("sends the ranges of a preview as they are", "harmless", ({ file }) => file.ciphertext),
    misleadsPreview("sends ranges of another file to a preview", DAMAGED, ({ other }) => other.ciphertext),
    misleadsPreview("flips a bit of a preview's first Record", DAMAGED, ({ file }) =>
      withFlippedBit(file.ciphertext, HEADER_BYTES),
    ),
    seals("write markup into the name", "harmless", (metadata) => ({
      ...metadata,
      name: MARKUP,
      manifest: { files: [{ name: MARKUP, size: 300_000, type: "text/html" }] },
    })),
    seals("write markup into title, message and sender", "harmless", (metadata) => ({
      ...metadata,
      title: MARKUP,
      message: `${MARKUP}\njavascript:alert(1) https://elsewhere.example/`,
      sender: MARKUP.slice(0, 80),
    })),
    seals("use markup as the type", "harmless", (metadata) => ({ ...metadata, type: MARKUP })),
    configures("writes markup into the configuration", 0, (config) => ({
      ...config,
      UI: { title: MARKUP, promo: MARKUP, accent: MARKUP, links: { terms: MARKUP, promo: MARKUP } },
    })),
    configures("names scripts as the links of the page", 5, (config) => ({
      ...config,
      UI: {
        title: "Envoi",
        promo: "click",
        links: Object.fromEntries(
          ["terms", "cookies", "source", "feedback", "promo", "browser"].map((name) => [name, "javascript:alert(1)"]),
        ),
      },
    })),
    misleadsSender("names a script as the link", { refused: "connection_lost" }, (reply) => ({
      ...reply,
      url: "javascript:alert(1)",
    })),
    misleadsSender(
      "names a link at another host",
      { limit: "Name another address" },
      (reply) => ({ ...reply, url: "https://elsewhere.example/" }),
      (link) => expect(link).toMatch(/^https:\/\/elsewhere\.example\/download\//),
    ),
    misleadsSender("names markup as the owner token", { limit: "Keep" }, (reply) => ({ ...reply, ownerToken: MARKUP })),
    misleadsSender("says that everything is stored in place of a reply", { refused: "connection_lost" }, () => ({
      ok: true,
    })),
    misleadsOwner("sends counts that are markup", "harmless", "/api/info", () =>
      json({ dlimit: MARKUP, dtotal: MARKUP, ttl: MARKUP }),
    ),
    misleadsOwner("sends events of another upload", "harmless", "/api/events", () =>
      events(snapshot("ffffffffffffffff")),
    ),
    misleadsOwner("sends 100,000 events", "harmless", "/api/events", (id) => events(snapshot(id).repeat(100_000))),
    misleadsOwner("sends events of markup", "harmless", "/api/events", () =>
      events(`event: snapshot\ndata: ${MARKUP}\n\n`),
    ),
  ],
};
