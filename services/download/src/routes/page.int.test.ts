import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseChallenge } from "@envoi/auth";
import { createRecentChallenges } from "@envoi/auth/signed-request";
import { ProtocolError, type UploadTold } from "@envoi/protocol";
import { recordingLog } from "@envoi/testkit";
import express from "express";
import { expect, test } from "vitest";
import { type PageRouteDeps, pageRoute, STRAY_PATHS, strayPageRoute } from "./page.ts";

type MintedChallenge = Awaited<ReturnType<PageRouteDeps["uploads"]["mintNonce"]>>;

async function visit(app: express.Express, path: string) {
  await using server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** Requests the page of a link to this Upload. @param upload - an Error if reading the store fails */
async function ask(upload: Partial<MintedChallenge> | null | Error) {
  const minted: string[] = [];
  const { log, logLines } = recordingLog("download");
  const app = express();
  app.get(
    "/download/:id",
    pageRoute({
      uploads: {
        async mintNonce(_id, nonce) {
          if (upload instanceof Error) throw upload;
          minted.push(nonce);
          return upload as MintedChallenge;
        },
      },
      recent: createRecentChallenges(),
      requesterOf: () => "someone",
      pageShell: async () => "<head><title>Envoi</title></head>",
      title: "Envoi",
      log,
    }),
  );
  const { status, headers, html } = await visit(app, "/download/0123456789abcdef");
  const content = /<meta name="envoi-upload" content="([^"]*)"><\/head>/.exec(html)?.[1];
  const told = content === undefined ? undefined : (JSON.parse(content.replaceAll("&quot;", '"')) as UploadTold);
  return { status, headers, html, nonce: parseChallenge(headers.get("WWW-Authenticate")), told, minted, logLines };
}

test("the page contains the response of `exists`, with the Nonce of the page's header", async () => {
  const { status, nonce, told, minted } = await ask({ passwordSet: false, wrappedKey: null });
  expect(status).toBe(200);
  expect(minted).toEqual([nonce]);
  expect(told).toEqual({ requiresPassword: false, nonce });
});

test("the page names password profile 2, without which links of this profile do not work", async () => {
  const wrappedKey = "…" as NonNullable<NonNullable<MintedChallenge>["wrappedKey"]>;
  const { told } = await ask({ passwordSet: true, wrappedKey });
  expect(told).toMatchObject({ requiresPassword: true, passwordProfile: 2 });
});

test("the page of a missing Upload states that it is missing, and contains no Nonce", async () => {
  expect(await ask(null)).toMatchObject({ status: 404, nonce: null, told: null });
});

test("I10: when the store does not respond, the page is sent without the Upload's status", async () => {
  const { status, headers, html, nonce, told, logLines } = await ask(
    new ProtocolError("unavailable", { retryAfterSeconds: 2 }),
  );
  expect([status, headers.get("Content-Type"), headers.get("Retry-After")]).toEqual([
    503,
    "text/html; charset=utf-8",
    "2",
  ]);
  expect([html, nonce, told]).toEqual(["<head><title>Envoi</title></head>", null, undefined]);
  expect(logLines.filter((line) => line.includes("request failed"))).toHaveLength(1);
});

test.each(["/%23AAECAwQFBgcICQoLDA0ODw", "%23AAECAwQFBgcICQoLDA0ODw", "/AAECAwQFBgcICQoLDA0ODw"])(
  "a key in the path is ignored, and the page leads to the upload's page, which asks for the link: %s",
  async (key) => {
    const app = express().get(STRAY_PATHS, strayPageRoute({ title: "Envoi" }));
    const { status, html } = await visit(app, `/download/0123456789abcdef${key}`);
    expect([status, html]).toEqual([404, expect.stringContaining('"0; url=/download/0123456789abcdef/"')]);
    expect(html).not.toContain("AAECAwQFBgcICQoLDA0ODw");
  },
);

test("a stray path below no upload leads nowhere", async () => {
  const app = express().get(STRAY_PATHS, strayPageRoute({ title: "Envoi" }));
  const { status, html } = await visit(app, "/download/nothex/%23key");
  expect([status, html]).toEqual([404, expect.not.stringContaining("refresh")]);
});
