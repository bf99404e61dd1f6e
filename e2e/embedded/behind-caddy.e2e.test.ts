import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, freePort, startServerProcess } from "@envoi/backing-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { it } from "vitest";
import { sendBehindProxy } from "../support/send-behind-proxy.ts";

const SAMPLE = new URL("../../deploy/samples/Caddyfile", import.meta.url);

/** The sample configuration, with local addresses and a certificate from Caddy's own CA. */
async function sampleFor(port: number, upstreamPort: number): Promise<string> {
  const sample = (await readFile(SAMPLE, "utf8"))
    .replace("send.example.com {", `localhost:${port} {\n\ttls internal`)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${upstreamPort}`);
  return `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${sample}`;
}

it("behind Caddy with the sample configuration, a file is sent and received over HTTP/2", async () => {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  await using app = await startStandaloneProcess({ BASE_URL: origin, TRUST_PROXY: "1", LOG_LEVEL: "info" });
  const directory = join(app.dataDirectory, "caddy");
  await mkdir(directory);
  await writeFile(join(directory, "Caddyfile"), await sampleFor(port, Number(new URL(app.origin).port)));
  await using _caddy = await startServerProcess({
    program: findProgram("caddy"),
    args: ["run", "--adapter", "caddyfile", "--config", join(directory, "Caddyfile")],
    port,
    env: { XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    // This process does not trust Caddy's certificate, so any response over plain HTTP shows that Caddy is ready.
    isReady: async () => (await fetch(`http://localhost:${port}/`)).status > 0,
  });
  await sendBehindProxy(origin, app);
});
