import { describe, expect, test } from "vitest";
import ece from "../vectors/ece.json" with { type: "json" };
import keySchedule from "../vectors/key-schedule.json" with { type: "json" };
import { deriveBytes } from "./derive-bytes.ts";
import { deriveRecordKeys, recordIv } from "./record-keys.ts";
import { fromHex, toHex } from "./testing/test-bytes.ts";

describe("the keys of Records", () => {
  test.each(keySchedule.cases)("equal those of other clients: $secret_hex", async ({ secret_hex, ece: expected }) => {
    const secret = fromHex(secret_hex);
    const salt = fromHex(expected.salt_hex);
    const contentKey = await deriveBytes(secret, { salt, info: "Content-Encoding: aes128gcm\0", bytes: 16 });
    expect(toHex(contentKey)).toBe(expected.content_key_hex);
    const { ivBase } = await deriveRecordKeys(secret, salt);
    expect(toHex(ivBase)).toBe(expected.nonce_base_hex);
  });

  test.each(ece.cases)("have an iv for each Record, in a body of $plaintext_length bytes", async (vector) => {
    const { ivBase } = await deriveRecordKeys(fromHex(ece.secret_hex), fromHex(ece.salt_hex));
    expect(toHex(ivBase)).toBe(ece.nonce_base_hex);
    expect(vector.record_nonces_hex.map((_, sequence) => toHex(recordIv(ivBase, sequence)))).toEqual(
      vector.record_nonces_hex,
    );
  });

  test("have an iv for Record 4294967295 and none for later Records, because ivs would repeat [R5.19]", () => {
    const ivBase = fromHex("00112233445566778899aabb");
    expect(toHex(recordIv(ivBase, 4_294_967_295))).toBe("001122334455667777665544");
    expect(() => recordIv(ivBase, 4_294_967_296)).toThrow(RangeError);
  });
});
