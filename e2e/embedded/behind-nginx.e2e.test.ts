import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, freePort, startServerProcess } from "@envoi/backing-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { it } from "vitest";
import { sendBehindProxy } from "../support/send-behind-proxy.ts";

const SAMPLE = new URL("../../deploy/samples/nginx.conf", import.meta.url);
const SUBJECT = ["-subj", "/CN=localhost", "-days", "1"];
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * Sample configuration, adapted to this machine: other addresses, another certificate, and Debian's surrounding
 * configuration files.
 */
async function configurationFor(directory: string, port: number, upstreamPort: number): Promise<string> {
  const sample = (await readFile(SAMPLE, "utf8"))
    .replaceAll("listen 443 ", `listen 127.0.0.1:${port} `)
    .replace("send.example.com;", "localhost;")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${directory}/certificate.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${directory}/key.pem;`)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${upstreamPort}`);
  const folders = TEMPORARY.map((kind) => `${kind}_temp_path ${directory}/${kind};`).join("\n");
  return `daemon off;\nmaster_process off;\npid ${directory}/pid;\nevents {}\nhttp {\naccess_log off;\n${folders}\n${sample}}\n`;
}

it("behind nginx with the sample configuration, a file is sent and received over HTTP/2", async () => {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  await using app = await startStandaloneProcess({ BASE_URL: origin, TRUST_PROXY: "1", LOG_LEVEL: "info" });
  const directory = join(app.dataDirectory, "nginx");
  await mkdir(directory);
  const files = ["-keyout", join(directory, "key.pem"), "-out", join(directory, "certificate.pem")];
  await promisify(execFile)(findProgram("openssl"), [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    ...files,
    ...SUBJECT,
  ]);
  const configuration = join(directory, "nginx.conf");
  await writeFile(configuration, await configurationFor(directory, port, Number(new URL(app.origin).port)));
  await using _nginx = await startServerProcess({
    program: findProgram("nginx"),
    args: ["-p", directory, "-c", configuration, "-e", "stderr"],
    port,
    // Once ready, nginx returns 400 to requests without TLS.
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/`)).status === 400,
  });
  await sendBehindProxy(origin, app);
});
