import { expect, onTestFinished, test } from "vitest";
import { newNonce, publishUpload } from "../../testing/upload/fixtures.ts";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";
import { MAX_NONCES_OF_REQUESTER, MIN_NONCE_MS } from "../port.ts";

test("does not store a Nonce that would evict another Nonce of the same requester too soon", async () => {
  const { store, advance, close } = openMemoryStore({ times: {} });
  onTestFinished(close);
  const { id } = await publishUpload(store);
  for (let n = 0; n < MAX_NONCES_OF_REQUESTER; n++) await store.mintNonce(id, newNonce(), "busy");
  const keeps = async () => {
    const nonce = newNonce();
    expect(await store.mintNonce(id, nonce, "busy")).toMatchObject({ id });
    return (await store.readChallenge(id, ["busy"]))?.nonces.some((kept) => kept.nonce === nonce);
  };
  advance(MIN_NONCE_MS - 1);
  expect(await keeps()).toBe(false);
  advance(1);
  expect(await keeps()).toBe(true);
});
