import { expect, test } from "vitest";
import { readProcessConfig } from "./process-config.ts";

test("by default, pages connect to no other origin", () => {
  expect(readProcessConfig({}).pageOrigins).toEqual({ connect: [], images: [] });
});

test("pages may connect to the issuer, its further origins and the error service, and load images from the issuer and the backdrop", () => {
  const { pageOrigins } = readProcessConfig({
    AUTH_ISSUER: "https://issuer.example/realms/one",
    AUTH_ORIGINS: "https://tokens.example, https://pictures.example",
    ERROR_REPORTING_DSN: "https://key@errors.example/1",
    UI_BACKDROP: "https://backdrops.example/sea.jpg",
  });
  const issuer = ["https://issuer.example", "https://tokens.example", "https://pictures.example"];
  expect(pageOrigins).toEqual({
    connect: [...issuer, "https://errors.example"],
    images: [...issuer, "https://backdrops.example"],
  });
});

test("with direct transfers, pages may connect to the public address of the object store, and not without", () => {
  const S3_PUBLIC_ENDPOINT = "https://store.example";
  const on = readProcessConfig({ DIRECT_TRANSFERS: "true", S3_PUBLIC_ENDPOINT });
  expect(on.pageOrigins).toEqual({ connect: [S3_PUBLIC_ENDPOINT], images: [] });
  expect(readProcessConfig({ S3_PUBLIC_ENDPOINT }).pageOrigins).toEqual({ connect: [], images: [] });
});

test.each([
  [{}, "S3_PUBLIC_ENDPOINT: is needed with DIRECT_TRANSFERS"],
  [
    { S3_PUBLIC_ENDPOINT: "http://store.example", BASE_URL: "https://send.example" },
    "S3_PUBLIC_ENDPOINT: must be https",
  ],
])("rejects direct transfers with %j", (variables, problem) => {
  expect(() => readProcessConfig({ DIRECT_TRANSFERS: "true", ...variables })).toThrow(problem);
});

test.each([
  [undefined, "::"],
  ["[::1]", "::1"],
  ["::", "::"],
  ["0.0.0.0", "0.0.0.0"],
])("with HOST=%s, listens on %s, without the brackets used in URLs", (HOST, host) => {
  expect(readProcessConfig({ HOST }).host).toBe(host);
});
