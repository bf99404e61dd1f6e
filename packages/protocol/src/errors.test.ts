import { expect, test } from "vitest";
import { ERRORS, ProtocolError } from "./errors.ts";

const codes = Object.keys(ERRORS) as (keyof typeof ERRORS)[];

test.each(codes)("the error %s has a status allowed by the protocol", (code) => {
  const { status } = ERRORS[code];
  expect([400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 416, 421, 429, 460, 500, 503, 507]).toContain(status);
});

test.each(codes)("the message of the error %s is its HTTP status code [R8.1d]", (code) => {
  expect(new ProtocolError(code).message).toBe(String(ERRORS[code].status));
});

test.each(codes)("the error %s is sent as its status and code only [R8.1]", (code) => {
  const error = new ProtocolError(code, { cause: new Error("SELECT secret FROM /srv/data") });
  expect(JSON.parse(JSON.stringify(error))).toEqual({ error: ERRORS[code].status, code });
  expect(error.status).toBe(ERRORS[code].status);
});

test("used-up, deleted and unknown uploads have the same code", () => {
  const others = ["all_claimed", "not_yet", "removed", "upload_abandoned"];
  expect(codes.filter((code) => ERRORS[code].status === 404)).toEqual(["not_found", ...others]);
});

test("only failures of the service have a 5xx status, which alerts count", () => {
  expect(codes.filter((code) => ERRORS[code].status >= 500)).toEqual(["internal", "full", "busy", "unavailable"]);
});
