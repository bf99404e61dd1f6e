import { DecryptionError } from "@envoi/crypto";
import { ERRORS, type ErrorCode, ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";
import { TransferError } from "./transfer-error.ts";

const SENTENCE = /^[A-Z].*\w.*\.$/;

test.each(Object.keys(ERRORS) as ErrorCode[])("the error %s is described by a sentence", (code) => {
  expect(describeError(new ProtocolError(code))).toMatch(SENTENCE);
});

test("other errors are described by sentences too", () => {
  for (const error of [new DecryptionError("truncated"), new TransferError("connection_lost")]) {
    expect(describeError(error)).toMatch(SENTENCE);
  }
});
