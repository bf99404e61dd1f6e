import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { NeedsMemory } from "../../../shared/saving/saver.ts";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { NONCE, SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { createDownloadSession } from "./download-session.ts";

/** Starts a download from a server that gives these responses. */
async function download(changes: Partial<Transfer> = {}) {
  const environment = fakeEnvironment(changes);
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  await session.getMetadata();
  await session.submitPassword("open sesame");
  await session.download();
  return environment;
}

function failing(error: unknown): Partial<Transfer> {
  return { openDownload: async () => fakeDownload({ read: () => Promise.reject(error) }) };
}

test.each([true, false])(
  "a download is recorded with its size; protected by a password: %s",
  async (requiresPassword) => {
    const { recorded, reported } = await download({ checkExists: async () => ({ requiresPassword, nonce: NONCE }) });
    expect(recorded).toEqual([
      { type: "download", status: "ok", sizeBytes: 5, durationMs: 0, passwordProtected: requiresPassword },
    ]);
    expect(reported).toEqual([]);
  },
);

test.each([new ProtocolError("busy"), new TransferError("connection_lost")])(
  "a download that leads to /error is recorded as failed, and reported: %s [R8.23]",
  async (error) => {
    const { recorded, reported } = await download(failing(error));
    expect(recorded).toMatchObject([{ type: "download", status: "error" }]);
    expect(reported).toEqual([{ error, during: "download" }]);
  },
);

test("a download of a deleted upload is recorded as failed, but not reported as an error", async () => {
  const { recorded, reported } = await download(failing(new ProtocolError("not_found")));
  expect(recorded).toMatchObject([{ type: "download", status: "error" }]);
  expect(reported).toEqual([]);
});

test.each([
  new TransferError("cancelled"),
  new ProtocolError("bad_request"),
  new ProtocolError("all_claimed"),
  new NeedsMemory(),
])("a download that can be retried on the page is neither recorded nor reported: %s", async (error) => {
  const { recorded, reported } = await download(failing(error));
  expect({ recorded, reported }).toEqual({ recorded: [], reported: [] });
});

test("damaged Metadata leads to /error and is reported [R8.23]", async () => {
  const error = new DecryptionError("truncated");
  const { recorded, reported } = await download({ openDownload: () => Promise.reject(error) });
  expect(reported).toEqual([{ error, during: "download" }]);
  expect(recorded).toEqual([]);
});
