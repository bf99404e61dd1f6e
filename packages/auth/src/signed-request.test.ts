import { type AuthKey, encodeBase64Url, type Nonce, type UploadId } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { createNonce } from "./node.ts";
import { makeProof } from "./proof.ts";
import { type ChallengeStore, checkSignedRequest } from "./signed-request.ts";

const id = "0123456789abcdef" as UploadId;
const authKey = encodeBase64Url(new Uint8Array(64).fill(1)) as AuthKey;

/** One Upload and the Nonces that are out, minted for a requester who asks, unless it is another one. */
function createStore(
  mintedFor = "someone",
): ChallengeStore<"the upload"> & { nonces: Nonce[]; gone: boolean; loses: boolean } {
  const store = {
    nonces: [createNonce(), createNonce()],
    gone: false,
    loses: false,
    async readChallenge(_id: UploadId, requesters: readonly string[] | null) {
      if (store.gone) return null;
      const wanted = requesters?.includes(mintedFor) ?? true;
      return { authKey, nonces: wanted ? store.nonces.map((nonce) => ({ nonce, requester: mintedFor })) : [] };
    },
    async redeemNonce(_id: UploadId, { nonce, nextNonce }: { nonce: Nonce; nextNonce: Nonce }) {
      if (store.loses || !store.nonces.includes(nonce)) return "lost" as const;
      store.nonces = [...store.nonces.filter((one) => one !== nonce), nextNonce];
      return "the upload" as const;
    },
    async mintNonce(_id: UploadId, nonce: Nonce) {
      if (store.gone) return null;
      store.nonces.push(nonce);
      return "the upload" as const;
    },
  };
  return store;
}

type Store = ReturnType<typeof createStore>;

async function request(store: Store, authorization: string | undefined) {
  return checkSignedRequest(store, { id, authorization, requester: "someone" });
}

describe("checkSignedRequest", () => {
  test("lets a Proof in once, uses its Nonce up and hands out the next", async () => {
    const store = createStore();
    const [first = createNonce(), other = createNonce()] = store.nonces;
    const authorization = await makeProof(authKey, first);
    const outcome = await request(store, authorization);
    expect(outcome).toMatchObject({ upload: "the upload" });
    expect(store.nonces).toEqual([other, outcome.nonce]);
    expect(await request(store, authorization)).toMatchObject({ refusal: "bad_proof" });
  });

  test("lets a recipient in whose network has changed since the Nonce was minted", async () => {
    const store = createStore("the same from elsewhere");
    const authorization = await makeProof(authKey, store.nonces[0] ?? createNonce());
    expect(await request(store, authorization)).toMatchObject({ upload: "the upload" });
  });

  test("lets two recipients in without one refusing the other", async () => {
    const store = createStore();
    const proofs = await Promise.all(store.nonces.map((nonce) => makeProof(authKey, nonce)));
    for (const proof of proofs) expect(await request(store, proof)).toMatchObject({ upload: "the upload" });
  });

  test.each([
    ["without a header", undefined, "unauthorized"],
    ["with a malformed one", "send-v1 AAAA", "bad_proof"],
    ["with a wrong Proof", `send-v1 ${"A".repeat(43)}`, "bad_proof"],
  ])("refuses %s, with a Nonce to sign", async (_what, authorization, refusal) => {
    const store = createStore();
    const outcome = await request(store, authorization);
    expect(outcome).toMatchObject({ refusal });
    expect(store.nonces).toContain(outcome.nonce);
  });

  test("refuses the loser of a race, with a Nonce to sign", async () => {
    const store = createStore();
    const authorization = await makeProof(authKey, store.nonces[0] ?? createNonce());
    store.loses = true;
    const outcome = await request(store, authorization);
    expect(outcome).toMatchObject({ refusal: "bad_proof" });
    expect(store.nonces).toContain(outcome.nonce);
  });

  test("tells nothing of an Upload that is gone: no Nonce, and unauthorized before not_found", async () => {
    const store = createStore();
    const authorization = await makeProof(authKey, store.nonces[0] ?? createNonce());
    store.gone = true;
    expect(await request(store, undefined)).toEqual({ refusal: "unauthorized", nonce: null });
    expect(await request(store, authorization)).toEqual({ refusal: "not_found", nonce: null });
    expect(await request(store, "send-v1 AAAA")).toEqual({ refusal: "not_found", nonce: null });
  });
});
