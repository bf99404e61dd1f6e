import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../config.ts";
import { checkExtraCertificates } from "./extra-certificates.ts";

const [one = "", other = ""] = getCACertificates("bundled");

function fileWith(content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "certificates # é & 100% "));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "ca.pem");
  writeFileSync(file, content);
  return file;
}

/** Number of certificates that Node finds in the file, and therefore trusts for connections. */
function foundByNode(file: string): number {
  const count = ["-e", `console.log(require("node:tls").getCACertificates("extra").length)`];
  return Number(execFileSync(process.execPath, count, { env: { NODE_EXTRA_CA_CERTS: file }, encoding: "utf8" }));
}

test.each([
  ["one certificate", one, 1],
  ["two certificates and words between them", `# one\n${one}\n# other\n${other}\n`, 2],
  ["a byte order mark", `\uFEFF${one}\n${other}`, 2],
  ["Windows line ends", `${one}\n${other}`.replaceAll("\n", "\r\n"), 2],
])("accepts a file with %s, in which Node finds all certificates [R9.30c]", (_what, content, count) => {
  const file = fileWith(content);
  expect(() => checkExtraCertificates({ NODE_EXTRA_CA_CERTS: file })).not.toThrow();
  expect(foundByNode(file)).toBe(count);
});

test.each([
  ["is UTF-16; save it as UTF-8", Buffer.from(`\uFEFF${one}`, "utf16le")],
  ["has no certificate in PEM", Buffer.from("words")],
  ["has no certificate in PEM", Buffer.alloc(0)],
  ["has no certificate in PEM", Buffer.from(one.slice(0, 100))],
  ["is broken: certificate 2 of 2 cannot be read", Buffer.from(`${one}\n${other.replace(/M\w{40}/, "")}`)],
])("rejects a file that %s", (problem, content) => {
  const file = fileWith(content);
  expect(() => checkExtraCertificates({ NODE_EXTRA_CA_CERTS: file })).toThrow(
    new ConfigError([`NODE_EXTRA_CA_CERTS: ${file} ${problem}`]),
  );
});

test("rejects nothing if no file is set, or if Node itself warns about the file", () => {
  for (const file of [undefined, "", "/absent/ca.pem"]) {
    expect(() => checkExtraCertificates({ NODE_EXTRA_CA_CERTS: file })).not.toThrow();
  }
});
