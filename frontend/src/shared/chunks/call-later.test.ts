import { expect, test, vi } from "vitest";
import { callLater } from "./call-later.ts";

type Greeter = { greet: (name: string) => Promise<string> };

const greeter: Greeter = { greet: async (name) => `Hello ${name}` };

test("only the first call loads the interface", async () => {
  const load = vi.fn(async () => greeter);
  const later = callLater<Greeter>(load);
  expect(load).not.toHaveBeenCalled();
  expect(await later.greet("Ada")).toBe("Hello Ada");
  expect(await later.greet("Grace")).toBe("Hello Grace");
  expect(load).toHaveBeenCalledOnce();
});

test("if loading fails, the call fails too, and the next call loads again", async () => {
  const load = vi.fn(async () => greeter).mockRejectedValueOnce(new TypeError("network error"));
  const later = callLater<Greeter>(load);
  await expect(later.greet("Ada")).rejects.toThrow("network error");
  expect(await later.greet("Ada")).toBe("Hello Ada");
});

test("an async function can return the interface", async () => {
  const later = callLater<Greeter>(async () => greeter);
  expect(await (async () => later)()).toBe(later);
});
