import { expect, test } from "vitest";
import { fakeDownload } from "../../../testing/fake-environment.ts";
import { NONCE } from "../../../testing/fake-uploads.ts";
import { linkSession, locked } from "../../../testing/link-session.ts";

const found = async () => ({ requiresPassword: false, nonce: NONCE });

test("an opened upload can be reported with its ticket and the key of its link", async () => {
  const { session } = linkSession({
    checkExists: found,
    openDownload: async () => fakeDownload({ reportTicket: "ticket" }),
  });
  expect(session.reportable()).toBeNull();
  await session.getMetadata();
  expect(session.reportable()).toEqual({
    id: session.link.id,
    ticket: "ticket",
    key: { kind: "secret", keyB64: session.link.secretB64 },
  });
});

test("with a strong password, the content key is reported, but never the password", async () => {
  const openedKeys = { authKey: "auth", contentKeyB64: "content" };
  const { session } = linkSession({
    checkExists: locked,
    openDownload: async () => fakeDownload({ reportTicket: "ticket", openedKeys }),
  });
  await session.getMetadata();
  expect(session.reportable()).toBeNull();
  await session.submitPassword("secret");
  expect(session.reportable()).toMatchObject({ key: { kind: "content_key", keyB64: "content" } });
});

test("an upload can be reported after its last download, but not without a ticket", async () => {
  const { session } = linkSession({
    checkExists: found,
    openDownload: async () => fakeDownload({ reportTicket: "ticket", finalDownload: true }),
  });
  await session.getMetadata();
  await session.download();
  expect(session.store.getState()).toMatchObject({ kind: "complete" });
  expect(session.reportable()).not.toBeNull();
  const without = linkSession({ checkExists: found, openDownload: async () => fakeDownload() });
  await without.session.getMetadata();
  expect(without.session.reportable()).toBeNull();
});
