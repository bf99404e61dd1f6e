import { STATUS_CODES } from "node:http";
import { ERRORS, type ErrorCode, type UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { checkExists } from "../download/download.ts";
import { serveHttp } from "../testing/http-server.ts";

const codes = Object.keys(ERRORS) as ErrorCode[];
const id = "0123456789abcdef" as UploadId;

async function fetchError(status: number, body: string): Promise<unknown> {
  await using server = await serveHttp((_call, response) => void response.writeHead(status).end(body));
  return await checkExists(server, id, new AbortController().signal).then(
    () => null,
    (error: unknown) => error,
  );
}

test("the error of a rejected call has the response's HTTP status, for every code [R8.1b]", async () => {
  for (const code of codes) {
    const { status } = ERRORS[code];
    expect(await fetchError(status, JSON.stringify({ error: status, code }))).toMatchObject({
      message: `${status}`,
      status,
      code,
    });
  }
});

test("the error of a call to a server that cannot be reached names the server", async () => {
  const server = await serveHttp(() => {});
  await server[Symbol.asyncDispose]();
  await expect(checkExists(server, id, new AbortController().signal)).rejects.toMatchObject({
    code: "connect_failed",
    origin: server.origin,
  });
});

test.each([400, 401, 404, 413, 429, 500, 503])(
  "if a server sends no codes, the error of a rejected call has the HTTP status: %i [R8.1c]",
  async (status) => {
    expect(await fetchError(status, STATUS_CODES[status] ?? "")).toMatchObject({
      name: "ProtocolError",
      message: `${status}`,
      status,
    });
  },
);
