import { ProtocolError } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import type { FinishedUpload, Transfer } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { deriveRules } from "../archive/archive-rules.ts";
import { UploadDraft } from "./upload-draft.ts";

afterEach(() => void vi.restoreAllMocks());

const busy = new ProtocolError("busy");
const refuse = () => Promise.reject(busy);

/** Chooses two files and a password. */
function setUp(changes: Partial<Transfer> = {}) {
  const environment = fakeEnvironment(changes);
  const draft = new UploadDraft(environment, deriveRules(fakeConfig(), { account: false, signedIn: false }));
  const file = { blob: new Blob(["hello"]), lastModifiedMs: 0 };
  draft.addFiles([
    { ...file, path: "letter.txt" },
    { ...file, path: "answer.txt" },
  ]);
  draft.archive.dispatch({ type: "passwordToggled", on: true });
  draft.archive.dispatch({ type: "passwordTyped", text: "open sesame" });
  return { environment, draft };
}

test("an upload is recorded with its size and limits, but without file names", async () => {
  const { environment, draft } = setUp();
  await draft.start();
  expect(environment.recorded).toEqual([
    {
      type: "upload",
      status: "ok",
      sizeBytes: 10,
      durationMs: 0,
      fileCount: 2,
      downloadLimit: 1,
      timeLimitSeconds: 86_400,
      passwordProtected: true,
    },
  ]);
  expect(environment.reported).toEqual([]);
});

test("a cancelled upload is recorded, but not as an error", async () => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const running = deferred<FinishedUpload>();
  const { environment, draft } = setUp({ upload: (_, { signal }) => running.promise(signal) });
  const first = draft.start();
  draft.cancel();
  await first;
  expect(environment.recorded).toMatchObject([{ type: "upload", status: "cancel", fileCount: 2 }]);
  expect(environment.reported).toEqual([]);
});

test("a failed upload is recorded, and its error is reported", async () => {
  const { environment, draft } = setUp({ upload: refuse });
  await draft.start();
  expect(environment.recorded).toMatchObject([{ type: "upload", status: "error" }]);
  expect(environment.reported).toEqual([{ error: busy, during: "upload" }]);
});

test("a failure to set a password is reported as an error", async () => {
  const { environment, draft } = setUp({ setPassword: refuse });
  await draft.start();
  expect(environment.reported).toEqual([{ error: busy, during: "password" }]);
});

test("an upload deleted because its password could not be set is recorded as deleted", async () => {
  const { environment, draft } = setUp({ setPassword: refuse });
  await draft.start();
  await draft.discard();
  expect(environment.recorded).toMatchObject([{ type: "upload" }, { type: "delete", ageMs: 0, downloaded: false }]);
});
