import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { decodeTextFile, TextFileError } from "../text-file.ts";
import { cleanVariables } from "./clean-variables.ts";
import { checkExtraCertificates } from "./extra-certificates.ts";
import { readSettingsFiles } from "./settings-files.ts";
import { describeIneffective, ineffectiveSettings } from "./unknown-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
const file = join(folder, ".env");
afterAll(() => rmSync(folder, { recursive: true }));

/** Text in which what has a meaning in a settings file is frequent. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("PORT", "MAX_DOWNLOADS", "MAX_DOWNLOAD", "export ", "__proto__", "constructor", "A"),
      fc.constantFrom("=", "\n", "\r\n", "#", " ", '"', "'", "`", ":", "\\", "\0", "\uFEFF", "\u2028"),
      fc.constantFrom("-----BEGIN CERTIFICATE-----\n", "-----END CERTIFICATE-----\n", "MIIB"),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(""));
const content = fc.oneof(
  text.map((value) => Buffer.from(value)),
  text.map((value) => Buffer.from(value, "utf16le")),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
);

it("any file is decoded to its own text, or rejected with the reason", () => {
  fc.assert(
    fc.property(content, (bytes) => {
      try {
        const decoded = Buffer.from(decodeTextFile(bytes));
        expect(bytes.subarray(bytes.length - decoded.length).equals(decoded)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(TextFileError);
      }
    }),
  );
});

it("any settings file is read, or rejected with a ConfigError, and its settings without effect are described", () => {
  fc.assert(
    fc.property(content, (bytes) => {
      writeFileSync(file, bytes);
      try {
        const files = readSettingsFiles([`--env-file=${file}`]);
        const variables = Object.fromEntries(files.flatMap(({ names }) => names.map((name) => [name, "1"])));
        for (const one of ineffectiveSettings(variables, files)) expect(describeIneffective(one)).toContain(one.name);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});

it("any file of certificates is accepted, or rejected with a ConfigError", () => {
  fc.assert(
    fc.property(content, (bytes) => {
      writeFileSync(file, bytes);
      try {
        checkExtraCertificates({ NODE_EXTRA_CA_CERTS: file });
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
    }),
  );
});

it("cleaned variables stay the same when they are cleaned again", () => {
  const variables = fc.dictionary(fc.string({ unit: "binary" }), fc.option(text, { nil: undefined }));
  fc.assert(
    fc.property(variables, (given) => {
      const cleaned = cleanVariables(given);
      for (const value of Object.values(cleaned)) expect(value ?? "").not.toMatch(/[\r\n]$/);
      expect(Object.getPrototypeOf(cleaned)).toBe(Object.prototype);
    }),
  );
});
