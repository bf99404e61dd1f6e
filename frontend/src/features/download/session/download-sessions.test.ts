import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { OTHER_SECRET, SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { createDownloadSessions } from "./download-keeper.tsx";
import { createDownloadSession } from "./download-session.ts";

const id = uploadId();

/** Creates a download that is ready to start. The test provides its `read`. */
async function setUp(read: OpenedDownload["read"] = async () => new Blob(["hello"])) {
  const close = vi.fn();
  const downloads = createDownloadSessions();
  const environment = fakeEnvironment({
    openDownload: async () => fakeDownload({ read, close }),
  });
  const session = createDownloadSession(environment, { id, secretB64: SECRET });
  downloads.visit(session);
  await vi.waitFor(() => expect(session.store.getState().kind).toBe("ready"));
  return { downloads, session, close };
}

test("a running download continues when the user leaves its page, and is found again", async () => {
  const running = deferred<Blob>();
  const { downloads, session, close } = await setUp(({ signal }) => running.promise(signal));
  const download = session.download();
  downloads.leave(session);
  expect(downloads.store.getState()).toEqual({ sessions: [session], visited: null });
  expect(downloads.find(id, SECRET)).toBe(session);
  expect(downloads.find(id)).toBe(session);
  running.resolve(new Blob(["hello"]));
  await download;
  downloads.visit(session);
  expect(session.store.getState().kind).toBe("complete");
  expect(close).not.toHaveBeenCalled();
});

test("leaving the page of an unstarted download closes it and discards its keys", async () => {
  const { downloads, session, close } = await setUp();
  downloads.leave(session);
  expect(close).toHaveBeenCalledOnce();
  expect(downloads.find(id)).toBeNull();
});

test("a failed download starts over when the user returns to it", async () => {
  const { downloads, session } = await setUp(() => Promise.reject(new ProtocolError("busy")));
  await session.download();
  expect(session.store.getState()).toMatchObject({ kind: "left", to: "/error" });
  downloads.leave(session);
  expect(session.store.getState()).toEqual({ kind: "initialized" });
  expect(downloads.find(id, SECRET)).toBe(session);
  downloads.visit(session);
  await vi.waitFor(() => expect(session.store.getState().kind).toBe("ready"));
});

test("a download under one key is not returned for another key", async () => {
  const { downloads } = await setUp();
  expect(downloads.find(id, OTHER_SECRET)).toBeNull();
});

test("dismissing a download removes it", async () => {
  const { downloads, session } = await setUp();
  downloads.drop(session);
  expect(downloads.store.getState().sessions).toEqual([]);
});
