import { expect, test } from "vitest";
import { ERRORS } from "../errors.ts";
import { HTTP_CALLS } from "./http-calls.ts";
import { openApiDocument } from "./openapi-document.ts";

const document = JSON.parse(JSON.stringify(openApiDocument()));

test("every operation has its own name", () => {
  const names = HTTP_CALLS.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test("every reference resolves", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = ""]) => path);
  const missing = references.filter(
    (path) =>
      path.split("/").reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], document) ===
      undefined,
  );
  expect(references.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test("every parameter of a path is declared", () => {
  for (const { path, method } of HTTP_CALLS) {
    const declared = document.paths[path][method].parameters.filter((one: { in: string }) => one.in === "path");
    const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(declared.map((one: { name: string }) => one.name)).toEqual(written);
  }
});

test("every HTTP refusal is documented for some call", () => {
  const onlyOnTheSocket = ["bad_frame", "handshake_timeout"];
  const onlyOnThePrivatePort = ["wrong_host"];
  const described = JSON.stringify(document.paths);
  const missing = Object.keys(ERRORS).filter((code) => !described.includes(code));
  expect(missing).toEqual([...onlyOnTheSocket, ...onlyOnThePrivatePort]);
});
