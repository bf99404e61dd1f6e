import type { OwnerToken, UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { serveHttp } from "../testing/http-server.ts";
import { changeLimits, deleteUpload, fetchInfo, setPassword } from "./owner.ts";

const owner = { id: "0123456789abcdef" as UploadId, ownerToken: "00112233445566778899" as OwnerToken };
const { signal } = new AbortController();

test("each owner call carries the token and its parameters in its body [R7.1b]", async () => {
  await using server = await serveHttp((call, response) => {
    response.end(call.path.startsWith("/api/info/") ? '{"dlimit":5,"dtotal":1,"ttl":1000}' : "OK");
  });
  expect(await fetchInfo(server, owner, signal)).toEqual({ dlimit: 5, dtotal: 1, ttl: 1_000 });
  await changeLimits(server, owner, { downloadLimit: 3, timeLimitSeconds: 60 }, null, signal);
  await changeLimits(server, owner, { timeLimitSeconds: 60 }, null, signal);
  await deleteUpload(server, owner, signal);
  const asked = server.calls.map(({ method, path, headers, body }) => [
    method,
    path,
    headers["content-type"],
    JSON.parse(body),
  ]);
  const token = { owner_token: owner.ownerToken };
  expect(asked).toEqual([
    ["POST", `/api/info/${owner.id}`, "application/json", token],
    ["POST", `/api/params/${owner.id}`, "application/json", { ...token, dlimit: 3, timeLimit: 60 }],
    ["POST", `/api/params/${owner.id}`, "application/json", { ...token, timeLimit: 60 }],
    ["POST", `/api/delete/${owner.id}`, "application/json", token],
  ]);
});

test("changing limits sends the token of a signed-in owner, and no other owner call does", async () => {
  await using server = await serveHttp((_call, response) => void response.end("OK"));
  await changeLimits(server, owner, { downloadLimit: 50 }, "token", signal);
  await deleteUpload(server, owner, signal);
  expect(server.calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer token", undefined]);
  expect(JSON.parse(server.calls[0]?.body ?? "")).toEqual({ owner_token: owner.ownerToken, dlimit: 50 });
});

test("setting a password sends only its key, and neither the password nor the link [R7.7]", async () => {
  await using server = await serveHttp((_call, response) => void response.end("OK"));
  const shareLink = "https://send.example.com/download/0123456789abcdef/#AAECAwQFBgcICQoLDA0ODw";
  await setPassword(server, owner, { shareLink, password: "password" }, signal);
  const [call] = server.calls;
  // From the vectors of `crypto`: the key that every client derives.
  const auth = "yLm38AvvpYy4FArHkqgOLk09aNUYkOPEYMSOlG-NcnfFa2DVOPsEaFooiNZp2RFO-dajdItMsZdeoP-mjPzlBQ";
  expect(JSON.parse(call?.body ?? "")).toEqual({ owner_token: owner.ownerToken, auth });
  expect(JSON.stringify(call)).not.toContain("AAECAwQFBgcICQoLDA0ODw");
});

test.each([
  [401, "unauthorized"],
  [400, "bad_request"],
])("a password call rejected with status %i fails with %s", async (status, code) => {
  await using server = await serveHttp((_call, response) => void response.writeHead(status).end("Unauthorized"));
  await expect(setPassword(server, owner, { shareLink: "x", password: "y" }, signal)).rejects.toMatchObject({ code });
});

test("a malformed info reply fails", async () => {
  await using server = await serveHttp((_call, response) => void response.end('{"dlimit":"5"}'));
  await expect(fetchInfo(server, owner, signal)).rejects.toMatchObject({ name: "TransferError" });
});

const CODES: Record<number, string> = { 401: "unauthorized", 404: "not_found" };

test.each([401, 404, 500])("a rejected info call fails with its status: %i [R7.4]", async (status) => {
  const body = JSON.stringify({ error: status, code: CODES[status] });
  await using server = await serveHttp((_call, response) => void response.writeHead(status).end(body));
  await expect(fetchInfo(server, owner, signal)).rejects.toMatchObject({ status });
});

test("a 404 with the text of an older server means that the file no longer exists [R4.21b]", async () => {
  await using server = await serveHttp((_call, response) => void response.writeHead(404).end("Not Found"));
  await expect(fetchInfo(server, owner, signal)).rejects.toMatchObject({ code: "not_found", status: 404 });
});

test.each(["", "404 page not found", "<h1>404 Not Found</h1>", '{"code":"NOT_FOUND"}'])(
  "another server's 404 for an owner call does not mean that the file is deleted: '%s'",
  async (body) => {
    await using server = await serveHttp((_call, response) => void response.writeHead(404).end(body));
    const calls = [
      fetchInfo(server, owner, signal),
      deleteUpload(server, owner, signal),
      changeLimits(server, owner, { downloadLimit: 1 }, null, signal),
      setPassword(server, owner, { shareLink: "x", password: "y" }, signal),
    ];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: "rejected", reason: { code: "intercepted" } });
    }
  },
);
