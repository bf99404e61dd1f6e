import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { ConfigError } from "../config.ts";
import { decodeTextFile, TextFileError } from "../text-file.ts";
import type { Variables } from "./clean-variables.ts";

const CERTIFICATE = /-----BEGIN ((?:TRUSTED |X509 )?CERTIFICATE)-----.*?-----END \1-----/gs;

function findProblem(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = decodeTextFile(bytes);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    return error.message;
  }
  const certificates = Array.from(text.matchAll(CERTIFICATE), ([pem]) => pem);
  if (certificates.length === 0) return "has no certificate in PEM";
  const broken = certificates.findIndex((pem) => !isCertificate(pem));
  return broken === -1 ? null : `is broken: certificate ${broken + 1} of ${certificates.length} cannot be read`;
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== undefined;
  } catch {
    return false;
  }
}

/**
 * Rejects a file of private certificate authorities in which Node finds no certificate. Node would silently ignore it,
 * and each connection to a store would fail later. Node itself warns about a file that it cannot open.
 *
 * @throws ConfigError
 */
export function checkExtraCertificates(variables: Variables): void {
  const file = variables["NODE_EXTRA_CA_CERTS"];
  if (!file) return;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    return;
  }
  const problem = findProblem(bytes);
  if (problem !== null) throw new ConfigError([`NODE_EXTRA_CA_CERTS: ${file} ${problem}`]);
}
