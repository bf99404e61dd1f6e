import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import { deferred } from "../../testing/deferred.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { createCountRefresh } from "./use-fresh-uploads.ts";

const signal = new AbortController().signal;
const ids = {
  counted: uploadId("aaaaaaaaaaaaaaaa"),
  gone: uploadId("bbbbbbbbbbbbbbbb"),
  away: uploadId("cccccccccccccccc"),
};

test("stores new counts, removes missing uploads, and changes nothing if requests fail", async () => {
  const environment = fakeEnvironment({
    async fetchInfo({ id }) {
      if (id === ids.gone) throw new ProtocolError("not_found");
      if (id === ids.away) throw new TypeError("network error");
      return { dlimit: 5, dtotal: 4 };
    },
  });
  for (const id of Object.values(ids)) environment.ownUploads.add(fakeOwnUpload({ id, dlimit: 5, dtotal: 1 }));
  await createCountRefresh(environment, signal)();
  const counts = environment.ownUploads.store.getState().map(({ id, dtotal }) => [id, dtotal]);
  expect(counts.sort()).toEqual([
    [ids.counted, 4],
    [ids.away, 1],
  ]);
});

test("a response older than an event does not lower the count", async () => {
  const environment = fakeEnvironment({
    async fetchInfo({ id }) {
      environment.ownUploads.setCounts(id, { dlimit: 5, dtotal: 2 });
      return { dlimit: 5, dtotal: 1 };
    },
  });
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 5, dtotal: 1 }));
  await createCountRefresh(environment, signal)();
  expect(environment.ownUploads.store.getState()).toMatchObject([{ dtotal: 2 }]);
});

test("an upload unknown to the server is marked as used up before it is removed from the list [R4.21]", async () => {
  const environment = fakeEnvironment({ fetchInfo: () => Promise.reject(new ProtocolError("not_found")) });
  const seen: (readonly [number, number] | undefined)[] = [];
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 5, dtotal: 1 }));
  environment.ownUploads.store.subscribe(([upload]) => {
    seen.push(upload && [upload.dtotal, upload.dlimit]);
  });
  await createCountRefresh(environment, signal)();
  expect(seen.slice(-2)).toEqual([[5, 5], undefined]);
});

test("counts that are already being fetched are not requested again", async () => {
  const info = deferred<{ dlimit: number; dtotal: number }>();
  const fetchInfo = vi.fn<Transfer["fetchInfo"]>((_, requestSignal) => info.promise(requestSignal));
  const environment = fakeEnvironment({ fetchInfo });
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 5, dtotal: 1 }));
  const refresh = createCountRefresh(environment, signal);
  const both = [refresh(), refresh()];
  info.resolve({ dlimit: 5, dtotal: 2 });
  await Promise.all(both);
  expect(fetchInfo).toHaveBeenCalledOnce();
  await refresh();
  expect(fetchInfo).toHaveBeenCalledTimes(2);
});
