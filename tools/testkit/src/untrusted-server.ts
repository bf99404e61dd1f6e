import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";

async function createCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-certificate-"));
  const [key, cert] = [join(directory, "key.pem"), join(directory, "certificate.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "1"];
  const options = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, ...subject];
  await promisify(execFile)(findProgram("openssl"), options);
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  await rm(directory, { recursive: true });
  return pair;
}

/**
 * Starts a TLS server at `localhost` whose certificate no authority has signed.
 *
 * @param greeting - sent before TLS begins, as NATS does
 * @returns `cert`: in PEM, for a client that trusts it; `received`: what clients have sent through TLS
 */
export async function startUntrustedServer(greeting = "") {
  const { key, cert } = await createCertificate();
  const sockets = new Set<Socket>();
  let received = "";
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.write(greeting);
    const secure = new TLSSocket(socket, { isServer: true, key, cert });
    secure
      .on("error", () => {})
      .on("data", (chunk) => {
        received += chunk.toString("latin1");
      });
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cert,
    connections: () => sockets.size,
    received: () => received,
    async [Symbol.asyncDispose](): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
