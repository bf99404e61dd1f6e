import { expect, test } from "vitest";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { takeOwnerEvent } from "./lead-news.ts";

const id = uploadId("aaaaaaaaaaaaaaaa");

function setUp(size = 5) {
  const environment = fakeEnvironment();
  environment.ownUploads.add(fakeOwnUpload({ id, size, dlimit: 3 }));
  return {
    take: (event: Parameters<typeof takeOwnerEvent>[1]) => takeOwnerEvent(environment, event),
    news: () => environment.news.getState()[id],
    list: () => environment.ownUploads.store.getState(),
    past: () => environment.ownUploads.past.getState(),
  };
}

test("downloads are shown as running until they are counted", () => {
  const { take, news, list } = setUp();
  take({ type: "download.started", id, at: 1, count: 2 });
  expect(news()).toMatchObject({ running: 2, downloadedAt: null });
  take({ type: "download.completed", id, at: 7, dlimit: 3, dtotal: 1 });
  expect(news()).toMatchObject({ running: 1, downloadedAt: 7 });
  expect(list()).toMatchObject([{ dlimit: 3, dtotal: 1 }]);
});

test("a started download counts as running for two minutes, or longer if it is large", () => {
  const until = (size: number) => {
    const { take, news } = setUp(size);
    take({ type: "download.started", id, at: 1, count: 1 });
    return (news()?.runningUntil ?? 0) - NOW_MS;
  };
  expect([until(0), until(1_000_000)]).toEqual([120_000, 124_000]);
});

test("a download completing without a start event does not make the number of running downloads negative", () => {
  const { take, news } = setUp();
  take({ type: "download.completed", id, at: 7, dlimit: 3, dtotal: 1 });
  expect(news()).toMatchObject({ running: 0, downloadedAt: 7 });
});

test("a repeated event neither lowers the count nor changes the time, but ends the running download", () => {
  const { take, news, list } = setUp();
  take({ type: "download.started", id, at: 1, count: 2 });
  take({ type: "download.completed", id, at: 8, dlimit: 3, dtotal: 2 });
  for (const dtotal of [1, 2]) {
    take({ type: "download.completed", id, at: 7, dlimit: 3, dtotal });
    expect(list()).toMatchObject([{ dtotal: 2 }]);
  }
  expect(news()).toMatchObject({ running: 0, downloadedAt: 8 });
});

test("if a download was counted without a time, a later event sets the time", () => {
  const { take, news } = setUp();
  take({ type: "snapshot", id, dlimit: 3, dtotal: 2, ttl: 1_000 });
  for (const dtotal of [1, 2]) take({ type: "download.completed", id, at: 5 + dtotal, dlimit: 3, dtotal });
  expect(news()?.downloadedAt).toBe(7);
});

test("a repeated change of limits does not lower the count", () => {
  const { take, list } = setUp();
  take({ type: "download.completed", id, at: 7, dlimit: 3, dtotal: 2 });
  take({ type: "changed", id, at: 6, dlimit: 4, dtotal: 1, ttl: 1_000 });
  expect(list()).toMatchObject([{ dlimit: 4, dtotal: 2 }]);
});

test("a server whose clock is ahead does not move a download into the future", () => {
  const { take, news } = setUp();
  take({ type: "download.completed", id, at: NOW_MS + 1, dlimit: 3, dtotal: 1 });
  expect(news()?.downloadedAt).toBe(NOW_MS);
});

test("wrong password attempts add up", () => {
  const { take, news } = setUp();
  for (const count of [1, 3]) take({ type: "password.refused", id, at: 1, count });
  expect(news()).toMatchObject({ wrongPasswords: 4, running: 0 });
});

test("the upload's end is the time of its last download, and a later `exhausted` event changes nothing", () => {
  const { take, news, list, past } = setUp();
  take({ type: "download.completed", id, at: 7, dlimit: 3, dtotal: 3 });
  take({ type: "exhausted", id, at: 9, dtotal: 3 });
  expect(list()).toEqual([]);
  expect(past()).toMatchObject([{ id, end: "downloaded", endedAt: 7, isLate: false }]);
  expect(news()?.downloadedAt).toBe(7);
});

test.each([
  ["exhausted", "downloaded"],
  ["deleted", "deleted"],
  ["expired", "expired"],
] as const)("an event of type %s ends the upload as %s", (type, end) => {
  const { take, list, past } = setUp();
  take({ type, id, at: 9, dtotal: 1 });
  expect(list()).toEqual([]);
  expect(past()).toMatchObject([{ id, end, endedAt: 9, isLate: false }]);
});

test.each(["snapshot", "changed"] as const)("an event of type %s updates the counts", (type) => {
  const { take, list, news } = setUp();
  take({ type, id, at: 1, dlimit: 5, dtotal: 2, ttl: 1_000 });
  expect(list()).toMatchObject([{ dlimit: 5, dtotal: 2 }]);
  expect(news()).toBeUndefined();
});

test("events of an unlisted upload change nothing", () => {
  const { take, list, past, news } = setUp();
  take({ type: "deleted", id: uploadId("bbbbbbbbbbbbbbbb"), at: 1, dtotal: 0 });
  expect([list().length, past(), news()]).toEqual([1, [], undefined]);
});
