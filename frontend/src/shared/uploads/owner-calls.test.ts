import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { deleteForEveryone } from "./owner-calls.ts";

const HOUR_MS = 3_600_000;
const own = fakeOwnUpload({ createdAt: NOW_MS - 2 * HOUR_MS, dlimit: 5, dtotal: 1 });

test("a deletion is recorded with the upload's age and whether it was downloaded", async () => {
  const environment = fakeEnvironment();
  await deleteForEveryone(environment, own);
  expect(environment.recorded).toEqual([{ type: "delete", ageMs: 2 * HOUR_MS, downloaded: true }]);
});

test("an upload that the server no longer has counts as deleted", async () => {
  const environment = fakeEnvironment({ deleteUpload: () => Promise.reject(new ProtocolError("not_found")) });
  await deleteForEveryone(environment, own);
  expect(environment.recorded).toHaveLength(1);
});

test("a failed deletion is not recorded", async () => {
  const environment = fakeEnvironment({ deleteUpload: () => Promise.reject(new ProtocolError("busy")) });
  await expect(deleteForEveryone(environment, own)).rejects.toMatchObject({ code: "busy" });
  expect(environment.recorded).toEqual([]);
});
