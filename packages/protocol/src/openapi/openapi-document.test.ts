import { expect, test } from "vitest";
import { ERRORS } from "../errors.ts";
import { HTTP_CALLS } from "./http-calls.ts";
import { openApiDocument } from "./openapi-document.ts";

const document = JSON.parse(JSON.stringify(openApiDocument()));

test("names every operation uniquely", () => {
  const names = HTTP_CALLS.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test("contains no dangling reference", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
  const missing = references.filter(
    (path) =>
      path.split("/").reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], document) ===
      undefined,
  );
  expect(references.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test("declares every path parameter", () => {
  for (const { path, method } of HTTP_CALLS) {
    const declared = document.paths[path][method].parameters.filter((one: { in: string }) => one.in === "path");
    const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(declared.map((one: { name: string }) => one.name)).toEqual(written);
  }
});

test("documents every HTTP error for some call", () => {
  const onlyOnTheSocket = ["bad_frame", "handshake_timeout"];
  const onlyOnThePrivatePort = ["wrong_host"];
  const described = JSON.stringify(document.paths);
  const missing = Object.keys(ERRORS).filter((code) => !described.includes(code));
  expect(missing).toEqual([...onlyOnTheSocket, ...onlyOnThePrivatePort]);
});
