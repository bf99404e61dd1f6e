import { expect, test } from "vitest";
import { createRoom } from "./room.ts";

const { signal } = new AbortController();

test("what is free is given to whoever asked first, and never more than there is", async () => {
  const room = createRoom(10);
  const served: string[] = [];
  const ask = async (name: string, bytes: number) => {
    const taken = await room.take(bytes, signal);
    served.push(name);
    return taken;
  };
  const first = await ask("first", 8);
  const large = ask("large", 5);
  const small = ask("small", 1);
  await Promise.resolve();
  expect(served).toEqual(["first"]);
  first[Symbol.dispose]();
  await Promise.all([large, small]);
  expect(served).toEqual(["first", "large", "small"]);
});

test("whoever gives up lets those behind go on", async () => {
  const room = createRoom(10);
  using _first = await room.take(8, signal);
  const impatient = new AbortController();
  const large = room.take(5, impatient.signal);
  const small = room.take(2, signal);
  impatient.abort(new Error("gave up"));
  await expect(large).rejects.toThrow("gave up");
  await small;
});

test("more than there ever is, is refused at once", async () => {
  await expect(createRoom(10).take(11, signal)).rejects.toMatchObject({ fault: "full" });
});
