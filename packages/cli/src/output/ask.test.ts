import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askSecret } from "./ask.ts";

const { signal } = new AbortController();
const ENTER = "\r";
const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

/** Asks on a terminal, where the user types the next answer whenever a prompt begins to read. */
async function ask(answers: readonly string[]) {
  const [stdin, stderr] = [new PassThrough(), new PassThrough()];
  for (const stream of [stdin, stderr]) Object.assign(stream, { isTTY: true });
  stderr.resume();
  const waiting = [...answers];
  stdin.on("resume", () => setTimeout(() => stdin.write(waiting.shift() ?? "")));
  const terminal = { stdin, stderr } as unknown as Pick<NodeJS.Process, "stdin" | "stderr">;
  return askSecret("Password:", { input: true, instead: "Use a file.", signal }, terminal);
}

test("asks again if nothing is entered", async () => {
  expect(await ask([ENTER, ENTER, `secret${ENTER}`])).toBe("secret");
});

test("fails as incorrect usage if nothing is entered three times", async () => {
  await expect(ask([ENTER, ENTER, ENTER, `late${ENTER}`])).rejects.toMatchObject({ code: "usage" });
});

test.each([CTRL_C, CTRL_D])("%j ends the program as an interruption", async (key) => {
  await expect(ask([key])).rejects.toMatchObject({ code: "cancelled" });
});
