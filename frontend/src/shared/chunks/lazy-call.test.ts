import { createDeferred } from "@envoi/client";
import { expect, test, vi } from "vitest";
import { createLazyCall } from "./lazy-call.ts";

function setUp() {
  const made: number[] = [];
  const loading = createDeferred<(given: number) => void>();
  const load = vi.fn(() => loading.promise);
  const arrive = () => loading.resolve((given) => void made.push(given));
  return { made, load, arrive, call: createLazyCall(load) };
}

test("calls made before the code has loaded run in order after loading; later calls run immediately", async () => {
  const { made, load, arrive, call } = setUp();
  call(1);
  call(2);
  expect(made).toEqual([]);
  arrive();
  await vi.waitFor(() => expect(made).toEqual([1, 2]));
  call(3);
  await vi.waitFor(() => expect(made).toEqual([1, 2, 3]));
  expect(load).toHaveBeenCalledTimes(1);
});

test("nothing is loaded before the first call", () => {
  expect(setUp().load).not.toHaveBeenCalled();
});

test("if the code fails to load, the next call loads it, and no call is lost", async () => {
  const { made, load, arrive, call } = setUp();
  load.mockRejectedValueOnce(new TypeError("network error"));
  call(1);
  await vi.waitFor(() => expect(load.mock.settledResults).toMatchObject([{ type: "rejected" }]));
  arrive();
  call(2);
  await vi.waitFor(() => expect(made).toEqual([1, 2]));
});

test("if the code never loads, only the last hundred calls stay queued", async () => {
  const { made, arrive, call } = setUp();
  for (let given = 1; given <= 120; given += 1) call(given);
  arrive();
  await vi.waitFor(() => expect(made).toHaveLength(100));
  expect(made.at(-1)).toBe(120);
});
