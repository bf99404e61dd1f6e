import { decodeBase64, type RequestId } from "@envoi/protocol";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseChallenge } from "./challenge.ts";
import { createDeliveryTickets, hashOwnerToken, ownerTokenMatches, parseProof } from "./node.ts";

const proof = fc.uint8Array({ minLength: 31, maxLength: 33 }).map((bytes) => Buffer.from(bytes).toString("base64url"));
const header = fc
  .array(
    fc.oneof(proof, fc.constantFrom(" ", "  ", "\t", "send-v1", "Bearer", "=", ","), fc.string({ unit: "binary" })),
  )
  .map((pieces) => pieces.join(""));

it("a Proof has 32 bytes, and is the second word of any header", () => {
  fc.assert(
    fc.property(header, proof, (text, encoded) => {
      const parsed = parseProof(text);
      if (parsed !== null) expect(parsed).toHaveLength(32);
      const bytes = decodeBase64(encoded);
      expect(parseProof(`x ${encoded} ${text}`)).toEqual(bytes?.length === 32 ? bytes : null);
    }),
  );
});

it("a Nonce is short base64, whatever the header", () => {
  fc.assert(
    fc.property(header, (text) => {
      const nonce = parseChallenge(text);
      if (nonce !== null) expect([nonce.length <= 128, decodeBase64(nonce) !== null]).toEqual([true, true]);
    }),
  );
});

it("no value but the token itself matches an OwnerToken's hash", () => {
  const stored = hashOwnerToken("0123456789abcdef0123");
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(ownerTokenMatches(stored, value)).toBe(value === "0123456789abcdef0123");
    }),
  );
});

it("a delivery ticket is valid for its request until it expires, and no changed ticket is valid", () => {
  const clock = { now: () => 1_000_000 };
  const tickets = createDeliveryTickets({ key: new Uint8Array(32), clock });
  const id = "0123456789abcdef" as RequestId;
  const ticket = tickets.issue(id);
  expect(tickets.isValid(ticket, id)).toBe(true);
  const damage = fc.record({ at: fc.nat(ticket.length - 1), insert: fc.string({ unit: "binary", minLength: 1 }) });
  fc.assert(
    fc.property(fc.oneof(header, damage), (change) => {
      const until = clock.now() + 86_400_000;
      const changed =
        typeof change === "string" ? change : ticket.slice(0, change.at) + change.insert + ticket.slice(change.at + 1);
      const [untilMs = "", signature = ""] = changed.split(".");
      // Other spellings of the same number and of the same bytes are as good as the ticket.
      const isSame =
        Number(untilMs) === until &&
        Buffer.from(signature, "base64url").equals(Buffer.from(ticket.split(".")[1] ?? "", "base64url"));
      expect(tickets.isValid(changed, id)).toBe(isSame);
      expect(tickets.isValid(changed, "fedcba9876543210" as RequestId)).toBe(false);
    }),
  );
});
