import { expect, test, vi } from "vitest";
import { createSharing } from "./sharing.ts";

const shared = {
  title: "Files for you",
  text: "Files for you",
  url: "https://envoi.example/download/0123456789abcdef/#key",
};

test("on the web, a link is shared through the system's share sheet [R2.46]", async () => {
  const share = vi.fn(async () => undefined);
  const sharing = createSharing({}, { share });
  expect(sharing.platform).toBe("web");
  await sharing.share(shared);
  expect(share).toHaveBeenCalledExactlyOnceWith(shared);
});

test("in the Android app, a link is shared through the bridge [R2.46]", async () => {
  const share = vi.fn(async () => undefined);
  const urls: string[] = [];
  const Android = {
    // The real bridge throws if its method is called on a different object.
    shareUrl(url: string) {
      if (this !== Android) throw new TypeError("not called on the bridge");
      urls.push(url);
    },
  };
  const sharing = createSharing({ Android }, { share });
  expect(sharing.platform).toBe("android");
  await sharing.share(shared);
  expect(urls).toEqual([shared.url]);
  expect(share).not.toHaveBeenCalled();
});

test.each([undefined, null, "text", {}, { shareUrl: "text" }])(
  "a page whose `Android` property is %j is treated as the web",
  (Android) => {
    expect(createSharing({ Android }, {}).platform).toBe("web");
  },
);

test("a failed share is ignored [R2.47]", async () => {
  const refused = new DOMException("closed", "AbortError");
  await createSharing({}, { share: () => Promise.reject(refused) }).share(shared);
  await createSharing({}, {}).share(shared);
  const shareUrl = () => {
    throw refused;
  };
  await createSharing({ Android: { shareUrl } }, {}).share(shared);
});
