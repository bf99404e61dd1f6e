import { expect, test } from "vitest";
import { createAppStorage } from "../../../shared/storage/app-storage.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { uploadId } from "../../../testing/fake-uploads.ts";
import { createMemoryStorage } from "../../../testing/memory-storage.ts";
import { addSent, listSent } from "./sent-deliveries.ts";

const request = fakeOpenedRequest().link.id;
const sent = { request, id: uploadId(), receipt: "ABCDE-FGHJK", at: 1, files: 2, bytes: 3 };

test("what was sent to a request is remembered, newest first", () => {
  const storage = createAppStorage(createMemoryStorage());
  addSent(storage, sent);
  addSent(storage, { ...sent, at: 2 });
  expect(listSent(storage, request).map(({ at }) => at)).toEqual([2, 1]);
});

test("records that this page cannot read are ignored", () => {
  const storage = createAppStorage(createMemoryStorage());
  const stored = [null, { ...sent, receipt: 1 }, { ...sent, id: "x" }, { ...sent, request: "x" }, sent];
  storage.writeMark("sentDeliveries", JSON.stringify(stored));
  expect(listSent(storage, request)).toEqual([sent]);
  storage.writeMark("sentDeliveries", "{");
  expect(listSent(storage, request)).toEqual([]);
});
