import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { StreamLost } from "../saving/service-worker-calls.ts";
import { fromFailure, toFailure } from "../worker/failure.ts";
import { failureCode } from "./transfer-failure.ts";

test.each([
  [new ProtocolError("busy"), "busy"],
  [new TransferError("connection_lost"), "connection_lost"],
  [new DecryptionError("truncated"), "damaged"],
  [new DOMException("no space is left", "QuotaExceededError"), "no_room"],
  [new TypeError("nobody foresaw this"), "internal"],
] as const)("%s has the code %s, even when it comes from a worker", (error, code) => {
  expect(failureCode(error)).toBe(code);
  expect(failureCode(fromFailure(toFailure(error)))).toBe(code);
});

test("a download stopped by the browser counts as incomplete", () => {
  expect(failureCode(new StreamLost())).toBe("incomplete");
});
