import { expect, test } from "vitest";
import { type NotificationScope, serveNotificationClicks } from "./serve-notification-clicks.ts";

async function click(pages: number): Promise<string[]> {
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  const note = (what: string) => async () => void done.push(what);
  const scope: NotificationScope = {
    clients: {
      matchAll: async () => Array.from({ length: pages }, (_, at) => ({ focus: note(`focus ${at}`) })),
      openWindow: (address) => note(`open ${address}`)(),
    },
    addEventListener: (_type, listener) =>
      listener({ notification: { close: () => void done.push("close") }, waitUntil: (kept) => void work.push(kept) }),
  };
  serveNotificationClicks(scope);
  await Promise.all(work);
  return done;
}

test("clicking a notification closes it, and shows an open page or opens a new one", async () => {
  expect(await click(2)).toEqual(["close", "focus 0"]);
  expect(await click(0)).toEqual(["close", "open /"]);
});
