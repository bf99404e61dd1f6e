import { mkdir, readFile, writeFile } from "node:fs/promises";
import { get } from "node:https";
import { join } from "node:path";
import { findProgram, freePort, startServerProcess } from "@envoi/backing-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { it } from "vitest";
import { sendBehindProxy } from "../support/send-behind-proxy.ts";

const sample = (name: string) => readFile(new URL(`../../deploy/samples/${name}`, import.meta.url), "utf8");

/** Fetches without checking the certificate. */
function fetchStatus(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (answer) => resolve(answer.resume().statusCode)).on("error", reject);
  });
}

it("behind Traefik with the sample configuration, a file is sent and received over HTTP/2", async () => {
  const [port, plainPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  await using app = await startStandaloneProcess({ BASE_URL: origin, TRUST_PROXY: "1", LOG_LEVEL: "info" });
  const directory = join(app.dataDirectory, "traefik");
  await mkdir(directory);
  // Adapted to this machine: other addresses, and Traefik's own certificate.
  const fixed = (await sample("traefik.yaml"))
    .replace('":443"', `"127.0.0.1:${port}"`)
    .replace('":80"', `"127.0.0.1:${plainPort}"`)
    .replaceAll("/etc/traefik/", `${directory}/`);
  const routes = (await sample("traefik-envoi.yaml"))
    .replace("Host(`send.example.com`)", "Host(`localhost`)")
    .replace("certResolver: letsencrypt", "options: default")
    .replaceAll("127.0.0.1:8080", new URL(app.origin).host);
  await writeFile(join(directory, "traefik.yaml"), fixed);
  await writeFile(join(directory, "traefik-envoi.yaml"), routes);
  await using _traefik = await startServerProcess({
    program: findProgram("traefik"),
    args: [`--configFile=${join(directory, "traefik.yaml")}`],
    port: plainPort,
    isReady: async () => (await fetchStatus(`${origin}/__lbheartbeat__`)) === 200,
  });
  await sendBehindProxy(origin, app);
});
