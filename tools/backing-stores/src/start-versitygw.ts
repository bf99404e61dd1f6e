import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { openDataDirectory } from "./run/data-directory.ts";
import { freePort } from "./run/free-port.ts";
import { withinProbe } from "./run/probe.ts";
import { type ServerProcess, startServerProcess } from "./run/server-process.ts";
import type { S3Server } from "./s3-server.ts";

export type VersitygwProcess = ServerProcess & S3Server;

/** A real versitygw on loopback, with random credentials: S3 over a directory. */
export async function startVersitygw(): Promise<VersitygwProcess> {
  const data = await openDataDirectory("versitygw", undefined);
  const [objects, attributes] = [join(data.path, "objects"), join(data.path, "attributes")];
  for (const directory of [objects, attributes]) await mkdir(directory);
  const port = await freePort();
  const accessKeyId = randomBytes(10).toString("hex");
  const secretAccessKey = randomBytes(20).toString("hex");
  const server = await startServerProcess(
    {
      program: findProgram("versitygw"),
      // Attributes in files, because temporary file systems may have no extended attributes.
      args: [
        ...["--port", `127.0.0.1:${port}`, "--health", "/healthz", "--quiet"],
        ...["posix", "--sidecar", attributes, objects],
      ],
      port,
      env: { ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`, withinProbe())).ok,
    },
    data.cleanUp,
  );
  return { ...server, endpoint: `http://127.0.0.1:${port}`, accessKeyId, secretAccessKey };
}
