import { expect, test } from "vitest";
import { readProcessConfig } from "./process-config.ts";

test("pages speak to nobody else unless the operator has set it", () => {
  expect(readProcessConfig({}).pageOrigins).toEqual({ connect: [], images: [] });
});

test("pages may speak to the issuer, its further origins, and where errors are reported; pictures are the issuer's", () => {
  const { pageOrigins } = readProcessConfig({
    AUTH_ISSUER: "https://issuer.example/realms/one",
    AUTH_ORIGINS: "https://tokens.example, https://pictures.example",
    ERROR_REPORTING_DSN: "https://key@errors.example/1",
  });
  const issuer = ["https://issuer.example", "https://tokens.example", "https://pictures.example"];
  expect(pageOrigins).toEqual({ connect: [...issuer, "https://errors.example"], images: issuer });
});
