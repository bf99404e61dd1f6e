import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createOperatorCalls, readLines } from "./call-operators.ts";

function answerIn(...chunks: readonly string[]): Response {
  const bytes = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
        controller.close();
      },
    }),
  );
}

test("reads lines across chunks, and skips the empty lines that the server sends as keep-alives", async () => {
  expect(await readLines(answerIn('\n{"a":1}\n{"a"', ":2}\n\n", '{"a":3}\n'))).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  expect(await readLines(new Response(""))).toEqual([]);
});

test("rejects a truncated response", async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error("broken off"));
    },
  });
  await expect(readLines(new Response(broken))).rejects.toThrow("broken off");
});

test("a service that knows no quotas is named as the wrong one", async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { call } = createOperatorCalls({
    origin: `http://127.0.0.1:${port}`,
    token: "token",
    tokenFile: undefined,
    user: "ada",
  });
  await expect(call("GET", "/quotas?account=a")).rejects.toThrow("only upload gateways know quotas");
  await expect(call("GET", "/uploads/1")).rejects.toThrow("there is no such upload");
});
