import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ProgressTracker, type UploadProgress } from "./progress-tracker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A started upload of 1,000 bytes. */
function begin() {
  const seen: UploadProgress[] = [];
  const tracker = new ProgressTracker(1_000, (progress) => seen.push(progress));
  tracker.enter("connecting");
  tracker.enter("uploading");
  return {
    tracker,
    send(bytes: number) {
      tracker.sending(bytes);
      tracker.sent(bytes);
    },
    now: () => seen.at(-1),
  };
}

describe("an upload is quiet", () => {
  test("from 15 seconds after the last acknowledgement, while bytes are in flight, until the next one", () => {
    const { tracker, send, now } = begin();
    send(600);
    tracker.acknowledged({ received: 200, stored: 0 });
    vi.advanceTimersByTime(14_999);
    send(100);
    expect(now()).toMatchObject({ isQuiet: false });
    vi.advanceTimersByTime(1);
    expect(now()).toMatchObject({ isQuiet: true, receivedBytes: 200, sentBytes: 700 });
    send(100);
    expect(now()).toMatchObject({ isQuiet: true });
    tracker.acknowledged({ received: 201, stored: 0 });
    expect(now()).toMatchObject({ isQuiet: false });
    vi.advanceTimersByTime(15_000);
    expect(now()).toMatchObject({ isQuiet: true });
  });

  test("even if the server repeats its last acknowledgement", () => {
    const { tracker, send, now } = begin();
    send(600);
    for (let repeats = 0; repeats < 3; repeats += 1) {
      tracker.acknowledged({ received: 200, stored: 0 });
      expect(now()).toMatchObject({ isQuiet: false });
      vi.advanceTimersByTime(5_000);
    }
    expect(now()).toMatchObject({ isQuiet: true });
  });

  test("while its connection is broken", () => {
    const { tracker, send, now } = begin();
    send(600);
    tracker.acknowledged({ received: 500, stored: 300 });
    tracker.interrupted();
    expect(now()).toMatchObject({ isQuiet: true, receivedBytes: 500 });
    tracker.resumed(300);
    expect(now()).toMatchObject({ isQuiet: false, receivedBytes: 300, sentBytes: 300, storedBytes: 300 });
    vi.advanceTimersByTime(3_600_000);
    expect(now()).toMatchObject({ isQuiet: false });
  });

  test("unless no bytes are in flight, because the file is slow or the server is busy storing", () => {
    const { tracker, send, now } = begin();
    send(1_000);
    tracker.acknowledged({ received: 1_000, stored: 0 });
    tracker.enter("finalising");
    vi.advanceTimersByTime(3_600_000);
    expect(now()).toMatchObject({ isQuiet: false });
  });

  test("unless a slow file has only just continued", () => {
    const { tracker, send, now } = begin();
    send(100);
    tracker.acknowledged({ received: 100, stored: 0 });
    vi.advanceTimersByTime(3_600_000);
    send(100);
    vi.advanceTimersByTime(14_999);
    expect(now()).toMatchObject({ isQuiet: false });
  });

  test("unless it has ended", () => {
    const { tracker, send, now } = begin();
    send(100);
    tracker.acknowledged({ received: 10, stored: 0 });
    tracker.end();
    vi.advanceTimersByTime(3_600_000);
    expect(now()).toMatchObject({ isQuiet: false });
  });
});

test("reports a live link as soon as something is stored, and in all later reports", () => {
  const { tracker, now } = begin();
  tracker.goLive("https://send.example/a");
  tracker.acknowledged({ received: 600, stored: 0 });
  expect([now()?.liveLink, tracker.hasStored]).toEqual([undefined, false]);
  // The upload starts over.
  tracker.goLive("https://send.example/b");
  tracker.acknowledged({ received: 600, stored: 500 });
  expect(now()).toMatchObject({ liveLink: "https://send.example/b" });
  tracker.resumed(0);
  expect(now()).toMatchObject({ storedBytes: 0, liveLink: "https://send.example/b" });
  expect(tracker.hasStored).toBe(true);
});

describe("with a server that never acknowledges", () => {
  test("bytes count as received some time after they were sent", () => {
    const { send, now } = begin();
    send(300);
    expect(now()).toMatchObject({ receivedBytes: 0 });
    vi.advanceTimersByTime(3_000);
    expect(now()).toMatchObject({ receivedBytes: 300, storedBytes: 0 });
    send(300);
    expect(now()).toMatchObject({ receivedBytes: 600 });
    vi.advanceTimersByTime(3_600_000);
    expect(now()).toMatchObject({ isQuiet: false });
  });

  test("an upload counts as quiet when the network has accepted no bytes for 15 seconds", () => {
    const { tracker, send, now } = begin();
    send(300);
    vi.advanceTimersByTime(3_000);
    tracker.sending(300);
    vi.advanceTimersByTime(15_000);
    expect(now()).toMatchObject({ isQuiet: true, receivedBytes: 300 });
    tracker.sent(300);
    expect(now()).toMatchObject({ isQuiet: false, receivedBytes: 600 });
  });
});
