import { once } from "node:events";
import { parseChallenge } from "@envoi/auth";
import { createRecentChallenges } from "@envoi/auth/signed-request";
import type { UploadTold } from "@envoi/protocol";
import express from "express";
import { expect, test } from "vitest";
import { type PageRouteDeps, pageRoute } from "./page.ts";

type Stored = Awaited<ReturnType<PageRouteDeps["uploads"]["mintNonce"]>>;

/** The page of a link to this Upload, from a server. */
async function ask(upload: Partial<Stored> | null) {
  const minted: string[] = [];
  const app = express();
  app.get(
    "/download/:id",
    pageRoute({
      uploads: {
        async mintNonce(_id, nonce) {
          minted.push(nonce);
          return upload as Stored;
        },
      },
      recent: createRecentChallenges(),
      requesterOf: () => "someone",
      pageShell: async () => "<head><title>Envoi</title></head>",
      title: "Envoi",
    }),
  );
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const answer = await fetch(`http://127.0.0.1:${address.port}/download/0123456789abcdef`);
  const html = await answer.text();
  server.close();
  const content = /<meta name="envoi-upload" content="([^"]*)"><\/head>/.exec(html)?.[1] ?? "";
  const told: UploadTold = JSON.parse(content.replaceAll("&quot;", '"'));
  return { status: answer.status, nonce: parseChallenge(answer.headers.get("WWW-Authenticate")), told, minted };
}

test("the page says what exists would say, with the Nonce of its header", async () => {
  const { status, nonce, told, minted } = await ask({ passwordSet: false, wrappedKey: null });
  expect(status).toBe(200);
  expect(minted).toEqual([nonce]);
  expect(told).toEqual({ requiresPassword: false, nonce });
});

test("the page names password profile 2, without which its links do not work", async () => {
  const wrappedKey = "…" as NonNullable<NonNullable<Stored>["wrappedKey"]>;
  const { told } = await ask({ passwordSet: true, wrappedKey });
  expect(told).toMatchObject({ requiresPassword: true, passwordProfile: 2 });
});

test("the page of an Upload that is gone says so, without a Nonce", async () => {
  expect(await ask(null)).toMatchObject({ status: 404, nonce: null, told: null });
});
