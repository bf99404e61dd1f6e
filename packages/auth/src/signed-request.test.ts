import { type AuthKey, encodeBase64Url, type Nonce, type UploadId } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { NO_NONCE, parseChallenge } from "./challenge.ts";
import { createNonce } from "./node.ts";
import { makeProof } from "./proof.ts";
import { checkProof, createRecentChallenges, type ProofCheckDeps, type Redeem } from "./signed-request.ts";

const id = "0123456789abcdef" as UploadId;
const authKey = encodeBase64Url(new Uint8Array(64).fill(1)) as AuthKey;
const wrongKey = encodeBase64Url(new Uint8Array(64).fill(2)) as AuthKey;
const MAX_GUESSES = 3;

/** A store with one Upload, and a record of the calls to it. */
function host({ passwordSet = false } = {}) {
  const nonces = new Map<Nonce, string>();
  const seen = { guesses: 0, refused: 0, reads: 0, readAll: 0, wrongPasswords: 0 };
  const host = { nonces, seen, gone: false, loses: false };
  const recent = createRecentChallenges();
  const deps: ProofCheckDeps = {
    recent,
    uploads: {
      async readChallenge(_id, requesters) {
        seen.reads++;
        if (host.gone) return null;
        if (requesters === null) seen.readAll++;
        const all = Array.from(nonces, ([nonce, requester]) => ({ nonce, requester }));
        const wanted = all.filter(({ requester }) => requesters?.includes(requester) ?? true);
        return { authKey, passwordSet, nonces: wanted };
      },
      async mintNonce(_id, nonce, requester) {
        if (host.gone) return null;
        nonces.set(nonce, requester);
        return {};
      },
    },
    guesses: {
      async admit() {
        if (seen.guesses >= MAX_GUESSES) return { retryAfterSeconds: 60 };
        seen.guesses++;
        return {
          async refund() {
            seen.guesses--;
          },
        };
      },
    },
    onRefusedProof: () => void seen.refused++,
    onWrongPassword: () => void seen.wrongPasswords++,
  };
  async function redeem({ nonce, mintedFor, nextNonce, requester }: Redeem) {
    if (host.loses || nonces.get(nonce) !== mintedFor) return "lost";
    nonces.delete(nonce);
    nonces.set(nextNonce, requester);
    return { upload: "the upload" };
  }
  return {
    ...host,
    host,
    /** Mints a Nonce and remembers it, as a route would. */
    handOut(key = authKey): Nonce {
      const minted = { nonce: createNonce(), requester: "someone" };
      nonces.set(minted.nonce, minted.requester);
      recent.note({ id, authKey: key, passwordSet }, minted);
      return minted.nonce;
    },
    mint(requester = "someone"): Nonce {
      const nonce = createNonce();
      nonces.set(nonce, requester);
      return nonce;
    },
    check: (authorization: string | undefined, requester = "someone") =>
      checkProof(deps, { id, authorization, requester }, redeem),
  };
}

function requireNonce(challenge: string): Nonce {
  const nonce = parseChallenge(challenge);
  if (nonce === null) throw new Error("no nonce");
  return nonce;
}

describe("checkProof", () => {
  test("accepts a Proof once, uses up its Nonce and issues the next", async () => {
    const { check, mint, nonces } = host();
    const authorization = await makeProof(authKey, mint());
    const { redeemed, challenge } = await check(authorization);
    expect([redeemed.upload, [...nonces.keys()]]).toEqual(["the upload", [requireNonce(challenge)]]);
    await expect(check(authorization)).rejects.toMatchObject({ code: "bad_proof" });
  });

  test("accepts two recipients concurrently, because their Nonces do not invalidate each other", async () => {
    const { check, mint } = host();
    const proofs = await Promise.all([mint(), mint()].map((nonce) => makeProof(authKey, nonce)));
    for (const proof of proofs) expect(await check(proof)).toMatchObject({ redeemed: { upload: "the upload" } });
  });

  test.each([
    ["without a header", undefined, "unauthorized", 0],
    ["with a malformed header", "send-v1 AAAA", "bad_proof", 1],
    ["with a wrong Proof", `send-v1 ${"A".repeat(43)}`, "bad_proof", 1],
  ])("rejects a request %s, and returns a Nonce to sign", async (_what, authorization, code, refused) => {
    for (const passwordSet of [false, true]) {
      const { check, nonces, seen } = host({ passwordSet });
      await expect(check(authorization)).rejects.toMatchObject({ code, challenge: expect.any(String) });
      expect([nonces.size, seen.refused]).toEqual([1, refused]);
    }
  });

  test("rejects a request that loses a race for its Nonce, and sends a new Nonce to sign", async () => {
    const { check, mint, host: state } = host();
    const authorization = await makeProof(authKey, mint());
    state.loses = true;
    await expect(check(authorization)).rejects.toMatchObject({ code: "bad_proof", challenge: expect.any(String) });
  });

  test("for a deleted Upload, sends no Nonce, and sends `not_found` only if the request has an `Authorization` header", async () => {
    const { check, mint, host: state } = host();
    const authorization = await makeProof(authKey, mint());
    state.gone = true;
    await expect(check(undefined)).rejects.toMatchObject({ code: "unauthorized", challenge: undefined });
    for (const proof of [authorization, "send-v1 AAAA"]) {
      await expect(check(proof)).rejects.toMatchObject({ code: "not_found", challenge: undefined });
    }
  });

  test("accepts a recipient whose network has changed since the Nonce was minted", async () => {
    for (const passwordSet of [false, true]) {
      const { check, mint, seen } = host({ passwordSet });
      const authorization = await makeProof(authKey, mint("the same from elsewhere"));
      expect(await check(authorization)).toMatchObject({ redeemed: { upload: "the upload" } });
      expect(seen.guesses).toBe(0);
    }
  });
});

describe("with a Nonce issued by this process", () => {
  test("checks a Proof, and the next one, without reading the store", async () => {
    const { check, handOut, seen } = host();
    const first = await check(await makeProof(authKey, handOut()));
    const second = await check(await makeProof(authKey, requireNonce(first.challenge)));
    expect(second).toMatchObject({ redeemed: { upload: "the upload" } });
    expect(seen.reads).toBe(0);
  });

  test("lets the store decide whether the Nonce is unused", async () => {
    const { check, handOut, nonces } = host();
    const nonce = handOut();
    const authorization = await makeProof(authKey, nonce);
    nonces.delete(nonce);
    await expect(check(authorization)).rejects.toMatchObject({ code: "bad_proof", challenge: expect.any(String) });
  });

  test("accepts a Proof with a newer key than the remembered one", async () => {
    const { check, handOut } = host();
    const authorization = await makeProof(authKey, handOut(wrongKey));
    expect(await check(authorization)).toMatchObject({ redeemed: { upload: "the upload" } });
  });

  test("with a password, counts a Proof as a guess unless its client has already sent a correct Proof", async () => {
    const { check, handOut, seen } = host({ passwordSet: true });
    const right = await makeProof(authKey, handOut());
    for (let n = 0; n < MAX_GUESSES; n++) await check(await makeProof(wrongKey, handOut())).catch(() => {});
    expect(seen.guesses).toBe(MAX_GUESSES);
    await expect(check(right)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("without a password", () => {
  test("accepts a correct Proof after many wrong ones, and reads all Nonces only for the first few wrong Proofs", async () => {
    const { check, mint, seen } = host();
    for (let n = 0; n < 10 * MAX_GUESSES; n++) {
      const wrong = await makeProof(wrongKey, mint());
      await expect(check(wrong)).rejects.toMatchObject({ code: "bad_proof" });
    }
    expect(seen.readAll).toBe(MAX_GUESSES);
    expect(await check(await makeProof(authKey, mint()))).toMatchObject({ redeemed: { upload: "the upload" } });
  });

  test("rejects a recipient whose network has changed, and then accepts a Proof for the rejection's Nonce", async () => {
    const { check, mint } = host();
    for (let n = 0; n < MAX_GUESSES; n++) await check(await makeProof(wrongKey, mint())).catch(() => {});
    const refusal = await check(await makeProof(authKey, mint("elsewhere"))).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "bad_proof", challenge: expect.any(String) });
    const { challenge } = refusal as { challenge: string };
    expect(await check(await makeProof(authKey, requireNonce(challenge)))).toMatchObject({
      redeemed: { upload: "the upload" },
    });
  });
});

describe("with a password", () => {
  test("counts a wrong Proof, and checks no Proof above the limit", async () => {
    const { check, mint, seen, nonces } = host({ passwordSet: true });
    for (let n = 0; n < MAX_GUESSES; n++) {
      await expect(check(await makeProof(wrongKey, mint()))).rejects.toMatchObject({ code: "bad_proof" });
    }
    const [right, kept] = [await makeProof(authKey, mint()), nonces.size];
    await expect(check(right)).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 60 });
    expect([nonces.size, seen.refused]).toEqual([kept, MAX_GUESSES + 1]);
  });

  test("does not limit a client that has sent a correct Proof after its network's guesses are used up", async () => {
    const { check, mint } = host({ passwordSet: true });
    const first = await check(await makeProof(authKey, mint()));
    for (let n = 0; n < MAX_GUESSES; n++) await check(await makeProof(wrongKey, mint())).catch(() => {});
    const second = await check(await makeProof(authKey, requireNonce(first.challenge)));
    expect(await check(await makeProof(authKey, requireNonce(second.challenge)))).toMatchObject({
      redeemed: { upload: "the upload" },
    });
    const guessed = await makeProof(authKey, mint());
    await expect(check(guessed)).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("reports a wrong password only for a Proof that was checked and found wrong", async () => {
    const { check, mint, seen } = host({ passwordSet: true });
    for (const proof of [
      undefined,
      "send-v1 AAAA",
      await makeProof(authKey, NO_NONCE),
      await makeProof(authKey, mint()),
    ])
      await check(proof).catch(() => {});
    expect(seen.wrongPasswords).toBe(0);
    for (let n = 0; n < MAX_GUESSES + 2; n++) await check(await makeProof(wrongKey, mint())).catch(() => {});
    expect(seen.wrongPasswords).toBe(MAX_GUESSES);
    const open = host();
    await open.check(await makeProof(wrongKey, open.mint())).catch(() => {});
    expect(open.seen.wrongPasswords).toBe(0);
  });

  test("counts neither a correct Proof nor a request without a Nonce", async () => {
    const { check, mint, seen } = host({ passwordSet: true });
    for (let n = 0; n < 2 * MAX_GUESSES; n++) {
      await check(await makeProof(authKey, mint()));
      for (const proof of [undefined, "send-v1 AAAA", await makeProof(authKey, NO_NONCE)]) {
        await expect(check(proof)).rejects.toMatchObject({ challenge: expect.any(String) });
      }
    }
    expect(seen.guesses).toBe(0);
  });
});
