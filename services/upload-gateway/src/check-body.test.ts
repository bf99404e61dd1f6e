import { ciphertextBytes, type ProtocolError } from "@envoi/protocol";
import { describe, expect, it } from "vitest";
import { WholeBodyCheck } from "./check-body.ts";

function encrypted(length: number): Uint8Array {
  const body = new Uint8Array(length);
  if (length >= 21) new DataView(body.buffer).setUint32(16, 65_536);
  return body;
}

function catchCode(action: () => void): string {
  try {
    action();
  } catch (error) {
    return (error as ProtocolError).code;
  }
  return "accepted";
}

describe("WholeBodyCheck", () => {
  it.each([39, 65_557, 65_557 + 18])("accepts a whole body of %i bytes", (length) => {
    const check = new WholeBodyCheck({ maxBytes: length, declaredBytes: length });
    check.admit(encrypted(length));
    expect(catchCode(() => check.finish())).toBe("accepted");
  });

  it.each([0, 1, 20, 21, 38, 65_557 + 17])(
    "rejects a body of %i bytes, an impossible length for an encrypted file",
    (length) => {
      const check = new WholeBodyCheck({ maxBytes: 1_000_000, declaredBytes: null });
      if (length > 0) check.admit(encrypted(length));
      expect(catchCode(() => check.finish())).toBe("bad_length");
    },
  );

  it("accepts the last byte within the limit, and rejects the next byte", () => {
    const limit = ciphertextBytes(100_000);
    const check = new WholeBodyCheck({ maxBytes: limit, declaredBytes: null });
    check.admit(encrypted(limit));
    expect(catchCode(() => check.admit(new Uint8Array(1)))).toBe("too_large");
  });

  it("rejects fewer or more bytes than declared", () => {
    const fewer = new WholeBodyCheck({ maxBytes: 1_000, declaredBytes: 100 });
    fewer.admit(encrypted(99));
    expect(catchCode(() => fewer.finish())).toBe("length_mismatch");
    const more = new WholeBodyCheck({ maxBytes: 1_000, declaredBytes: 100 });
    expect(catchCode(() => more.admit(encrypted(101)))).toBe("length_mismatch");
  });

  it("rejects a body without the header of an encrypted file, however it is split", () => {
    const plain = new TextEncoder().encode("This text was never encrypted, it only has the length.");
    const whole = new WholeBodyCheck({ maxBytes: 1_000, declaredBytes: null });
    expect(catchCode(() => whole.admit(plain))).toBe("not_encrypted");
    const cut = new WholeBodyCheck({ maxBytes: 1_000, declaredBytes: null });
    cut.admit(plain.subarray(0, 20));
    expect(catchCode(() => cut.admit(plain.subarray(20, 21)))).toBe("not_encrypted");
  });
});
