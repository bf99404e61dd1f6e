import { expect, test } from "vitest";
import { createLog } from "./log.ts";

/** What is logged for these fields. */
function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  createLog({ level: "info", service: "test", destination }).info(fields, "a line");
  return JSON.parse(lines[0] ?? "{}");
}

test("credentials and names are redacted at the top of a line and one level below, and nothing else is", () => {
  const fields = {
    authKey: "key",
    url: "/#secret",
    request: { headers: { a: 1 }, proof: "p", url: "kept" },
    status: 200,
  };
  expect(logged(fields)).toMatchObject({
    authKey: "[redacted]",
    url: "[redacted]",
    request: { headers: "[redacted]", proof: "[redacted]", url: "kept" },
    status: 200,
    service: "test",
    level: "info",
    msg: "a line",
  });
  // The caller's objects are not changed.
  expect([fields.authKey, fields.request.proof]).toEqual(["key", "p"]);
});

test("fields of an error are redacted, and its type, message and stack are logged", () => {
  const err = Object.assign(new Error("refused"), { headers: { cookie: "c" }, code: "EX" });
  expect(logged({ err, uploadId: "abcd" })).toMatchObject({
    err: { type: "Error", message: "refused", stack: expect.any(String), headers: "[redacted]", code: "EX" },
    uploadId: "abcd",
  });
  const other = Object.assign(new Error("also"), { nonce: "n", code: "EX" });
  expect(logged({ other })).toMatchObject({ other: { nonce: "[redacted]", code: "EX" } });
});

test("fields that a child logger adds to its lines are redacted", () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  createLog({ level: "info", service: "test", destination }).child({ bearer: "token", kept: 1 }).info({}, "a line");
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ bearer: "[redacted]", kept: 1 });
});
