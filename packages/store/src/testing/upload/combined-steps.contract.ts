import { expect, test } from "vitest";
import type { NewSession, Redeem, UploadStore } from "../../upload/port.ts";
import {
  newNonce,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  readFactTypes,
  UPLOAD_BYTES,
} from "./fixtures.ts";

/** Mints a Nonce. @returns the arguments for redeeming it */
async function redeemable(store: UploadStore, { id, authKey }: NewSession): Promise<Redeem> {
  const nonce = newNonce();
  await store.mintNonce(id, nonce, "one");
  return { operationId: randomHex(8), nonce, mintedFor: "one", authKey, nextNonce: newNonce(), requester: "one" };
}

const again = (redeem: Redeem): Redeem => ({ ...redeem, operationId: randomHex(8) });
const WHOLE = { requestId: "whole", firstByte: 0, endByte: Number.MAX_SAFE_INTEGER, isNew: true };

/** Tests of store methods that perform two steps in one call. */
export function describeCombinedSteps(open: OpenHarness): void {
  test("redeeming a Nonce for the Metadata returns the Metadata and the Upload, even when repeated", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store);
    const { id, sealedMetadata } = session;
    const redeem = await redeemable(store, session);
    const answer = { upload: expect.objectContaining({ id, downloads: 0 }), sealedMetadata };
    expect(await store.redeemForMetadata(id, redeem)).toEqual(answer);
    expect(await store.redeemForMetadata(id, redeem)).toEqual(answer);
    expect(await store.redeemForMetadata(id, again(redeem))).toBe("lost");
    expect(await store.redeemForMetadata(newUploadId(), redeem)).toBeNull();
  });

  test("I3: redeeming a Nonce for a Claim takes a Claim within the limit, and none if the Nonce is lost", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { downloadLimit: 1 });
    const { id } = session;
    const redeem = await redeemable(store, session);
    const taken = { upload: expect.objectContaining({ id, ciphertextBytes: UPLOAD_BYTES }), isTaken: true };
    expect(await store.redeemForClaim(id, { ...redeem, nonce: newNonce() }, "lost")).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
    expect(await store.redeemForClaim(id, redeem, "first")).toEqual(taken);
    expect(await store.redeemForClaim(id, redeem, "first")).toEqual(taken);
    const late = await redeemable(store, session);
    expect(await store.redeemForClaim(id, late, "second")).toMatchObject({ isTaken: false });
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 1 });
    expect(await store.redeemForClaim(newUploadId(), redeem, "third")).toBeNull();
  });

  test("I3: redeeming a Nonce for a range opens a range within the limit, and none if the Nonce is lost", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store, { downloadLimit: 1 });
    const { id, blobKey } = session;
    const redeem = await redeemable(store, session);
    const opened = {
      answer: expect.objectContaining({ result: "opened", blobKey, spent: false, randomAccess: false }),
    };
    expect(await store.redeemForRange(id, { ...redeem, nonce: newNonce() }, "lost", WHOLE)).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
    expect(await store.redeemForRange(id, redeem, "first", WHOLE)).toEqual(opened);
    expect(await store.redeemForRange(id, redeem, "first", WHOLE)).toEqual(opened);
    const late = await redeemable(store, session);
    expect(await store.redeemForRange(id, late, "second", WHOLE)).toEqual({ answer: { result: "all_claimed" } });
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 1 });
    expect(await store.redeemForRange(newUploadId(), redeem, "third", WHOLE)).toBeNull();
  });

  test("a rejected range uses up its Nonce and takes no Claim", async () => {
    await using harness = await open();
    const { store } = harness;
    const session = await publishUpload(store);
    const { id } = session;
    const redeem = await redeemable(store, session);
    const beyond = { ...WHOLE, firstByte: UPLOAD_BYTES };
    const refused = { answer: { result: "out_of_range", ciphertextBytes: UPLOAD_BYTES } };
    expect(await store.redeemForRange(id, redeem, "claim", beyond)).toEqual(refused);
    expect(await store.redeemForRange(id, again(redeem), "claim", WHOLE)).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ heldClaims: 0 });
  });

  test("spending a Claim and ending its range in one step counts once, and records the range as sent", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    await store.openRange(id, "claim", { ...WHOLE, requestId: "first", endByte: 600_000 });
    expect(await store.spendRange(id, "claim", "first")).toBe("spent");
    expect(await store.spendRange(id, "claim", "first")).toBe("spent");
    expect(await store.renewRange(id, "claim", "first", 1)).toBe("lost");
    const rest = { requestId: "rest", firstByte: 600_000, endByte: UPLOAD_BYTES, isNew: false };
    expect(await store.openRange(id, "claim", rest)).toMatchObject({ result: "opened", spent: true });
    expect(await store.inspect(id)).toMatchObject({ downloads: 1, heldClaims: 0 });
    expect(await readFactTypes(store, id)).toEqual(["upload.completed", "download.completed"]);
  });

  test("I3: a released Claim cannot be spent in the step that ends its range", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    await store.openRange(id, "claim", WHOLE);
    expect(await store.endClaim(id, "claim")).toBe("ended");
    expect(await store.spendRange(id, "claim", "whole")).toBe("lost");
    expect(await store.inspect(id)).toMatchObject({ downloads: 0 });
  });
}
