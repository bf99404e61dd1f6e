import type { Nonce } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { challengeHeader, parseChallenge } from "./challenge.ts";

const nonce = "yRCdyQ1EMSA3mo4rqSkuNQ==" as Nonce;

describe("a challenge", () => {
  test("contains exactly one space, at which every client splits it", () => {
    expect(challengeHeader(nonce)).toBe("send-v1 yRCdyQ1EMSA3mo4rqSkuNQ==");
    expect(parseChallenge(challengeHeader(nonce))).toBe(nonce);
  });

  test("is parsed in either base64 alphabet, whatever the scheme name", () => {
    expect(parseChallenge("Other _____________________w")).toBe("_____________________w");
  });

  test.each([null, "", "send-v1", "send-v1 ", "send-v1 !", "send-v1 a", "send-v1 AA==, Basic x"])(
    "has no Nonce if the header is %j",
    (header) => {
      expect(parseChallenge(header)).toBeNull();
    },
  );
});
