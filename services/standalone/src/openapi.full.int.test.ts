import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import { ONE_NETWORK_SETTINGS, startStandaloneProcess, uploadOld } from "@envoi/testkit";
import { expect, test } from "vitest";

const DOCUMENT = fileURLToPath(new URL("../../../docs/openapi.json", import.meta.url));
/** Cases of each call, in addition to those that cover all values of the document. */
const RUNS = process.env["FUZZ_RUNS"] ?? "20";
/**
 * Which requests are valid is not checked: a document cannot say everything, for example that text is base64 of a
 * certain length.
 */
const CHECKS = [
  ...["not_a_server_error", "status_code_conformance", "content_type_conformance"],
  ...["response_headers_conformance", "response_schema_conformance"],
];
/** Schemathesis knows how to send bytes, but not that the media type of tus means bytes. */
const HOOKS = `import schemathesis
schemathesis.serializer.alias("application/offset+octet-stream", "application/octet-stream")
`;

test("I8: every response to Schemathesis is as the OpenAPI document says", async () => {
  const schemathesis = findProgram("schemathesis");
  const folder = await mkdtemp(join(tmpdir(), "envoi-schemathesis-"));
  await using server = await startStandaloneProcess({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
  try {
    const { id } = await uploadOld(server.origin, new Uint8Array(1_000), { dlimit: 5 });
    await writeFile(join(folder, "schemathesis.toml"), `[parameters]\n"path.id" = "${id}"\n`);
    await writeFile(join(folder, "envoi_hooks.py"), HOOKS);
    const args = ["--config-file", join(folder, "schemathesis.toml"), "run", DOCUMENT, "--url", server.origin];
    const options = ["--checks", CHECKS.join(), "--max-examples", RUNS, "--no-color"];
    const installed = dirname(dirname(schemathesis));
    const output = await promisify(execFile)(schemathesis, [...args, ...options], {
      cwd: folder,
      env: {
        PATH: process.env["PATH"],
        PYTHONPATH: `${folder}:${installed}`,
        PYTHONDONTWRITEBYTECODE: "1",
        SCHEMATHESIS_HOOKS: "envoi_hooks",
      },
      maxBuffer: 64 * 1_048_576,
    }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }));
    // The report contains each failure, with the command that repeats it.
    expect(output.stdout).not.toMatch(/^=+ (?:FAILURES|ERRORS) =+$/m);
    expect(output.stdout).toMatch(/\n +Tested: +\d+\n/);
    expect(output.stdout).toMatch(/(\d+) generated, \1 passed/);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 600_000);
