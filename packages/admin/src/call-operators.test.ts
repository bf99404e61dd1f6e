import { expect, test } from "vitest";
import { readLines } from "./call-operators.ts";

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
