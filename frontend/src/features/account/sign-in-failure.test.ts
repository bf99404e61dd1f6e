import { expect, test } from "vitest";
import { explainSignInFailure } from "./returning-session.ts";

const errorWith = (members: object) => Object.assign(new Error("the issuer's answer is an error"), members);

test.each([
  [new Error("state mismatch"), "state mismatch"],
  [errorWith({ error: "invalid_scope" }), "invalid_scope"],
  [errorWith({ error: "invalid_client", status: 401 }), "401 invalid_client"],
  [errorWith({ error: "<b>call us</b>", status: 400 }), "the issuer's answer is an error"],
  [errorWith({ error: 5 }), "the issuer's answer is an error"],
  [new Error("x".repeat(300)), "x".repeat(200)],
  ["a text", "unknown"],
])("%s gives operators a reason for the failed sign-in", (error, reason) => {
  expect(explainSignInFailure(error)).toEqual({ isUnreached: false, reason });
});

test.each([new TypeError("no answer"), new DOMException("too late", "TimeoutError")])(
  "%s means that the issuer was not reached",
  (error) => {
    expect(explainSignInFailure(error)).toEqual({ isUnreached: true, reason: error.message });
  },
);
