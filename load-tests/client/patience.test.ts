import { afterEach, expect, test, vi } from "vitest";
import { askSigned } from "./ask-signed.ts";
import { Refused, Unexpected } from "./faults.ts";
import { createPatience, createSilenceTimer } from "./patience.ts";

afterEach(() => void vi.useRealTimers());

/** A clock that goes on while one sleeps, and a server that sends so many away. */
function setUp(...refusals: Error[]) {
  let nowMs = 0;
  const said: string[] = [];
  const patiently = createPatience(60, {
    now: () => nowMs,
    sleep: (seconds) => {
      nowMs += seconds * 1_000;
    },
    say: (line) => said.push(line),
  });
  const ask = async () => {
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    return "done";
  };
  return { ask, patiently, said, waited: () => nowMs };
}

test("who is sent away comes again when the server said, and tells of it", async () => {
  const { ask, patiently, said, waited } = setUp(new Refused("/config: 503", "7"), new Refused("/api/ws: 429"));
  expect(await patiently(ask)).toBe("done");
  expect(waited()).toBe(8_000);
  expect(said).toEqual([
    "/config: 503, to come again after 7 s: again in 7 s",
    "/api/ws: 429, to come again later: again in 1 s",
  ]);
});

test.each(["0", "Wed, 21 Oct 2015 07:28:00 GMT"])("who is told to come again after %s waits a moment", async (text) => {
  const { ask, patiently, waited } = setUp(new Refused("/config: 503", text));
  expect(await patiently(ask)).toBe("done");
  expect(waited()).toBe(1_000);
});

test("who would have to wait longer than patience lasts says what was refused at once", async () => {
  const late = setUp(new Refused("/config: 503", "61"));
  await expect(late.patiently(late.ask)).rejects.toThrow("/config: 503, to come again after 61 s");
  expect(late.waited()).toBe(0);
});

test("patience is one for all that is done with it", async () => {
  const { ask, patiently } = setUp(new Refused("one", "40"), new Refused("two", "30"));
  await expect(patiently(ask)).rejects.toThrow("two");
  expect(await patiently(ask)).toBe("done");
});

test("a wrong answer is not asked for again", async () => {
  const { ask, patiently, waited } = setUp(new Unexpected("500"));
  await expect(patiently(ask)).rejects.toThrow("500");
  expect(waited()).toBe(0);
});

test("silence begins anew with everything that is heard, until it is stopped", () => {
  vi.useFakeTimers();
  const onSilence = vi.fn();
  const silence = createSilenceTimer(60_000, onSilence);
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(59_999);
    silence.heard();
  }
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).toHaveBeenCalledOnce();
  silence.stop();
  silence.heard();
  vi.advanceTimersByTime(600_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

test("who is refused with another nonce signs with that one, once", async () => {
  const answers = [
    { status: 401, nonce: "second" },
    { status: 401, nonce: "third" },
  ];
  const ask = vi.fn(async (_nonce: string) => answers.shift() ?? { status: 200, nonce: null });
  expect(await askSigned("first", ask)).toEqual({ status: 401, nonce: "third" });
  expect(ask.mock.calls).toEqual([["first"], ["second"]]);
  expect(await askSigned("third", ask)).toEqual({ status: 200, nonce: null });
});

test.each([
  { status: 401, nonce: null },
  { status: 401, nonce: "first" },
  { status: 404, nonce: "second" },
])("an answer of $status with the nonce $nonce is taken as it is", async (answer) => {
  const ask = vi.fn(async () => answer);
  expect(await askSigned("first", ask)).toBe(answer);
  expect(ask).toHaveBeenCalledOnce();
});
