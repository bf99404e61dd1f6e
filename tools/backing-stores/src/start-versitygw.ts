import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { withinProbe } from "./run/probe.ts";
import { type S3Process, startS3Server } from "./s3-server.ts";

/** Starts a real versitygw on loopback: S3 over a directory. */
export async function startVersitygw(): Promise<S3Process> {
  const { server } = await startS3Server("versitygw", {}, async ({ port, directory, accessKeyId, secretAccessKey }) => {
    const [objects, attributes] = [join(directory, "objects"), join(directory, "attributes")];
    for (const folder of [objects, attributes]) await mkdir(folder);
    const listen = ["--port", `127.0.0.1:${port}`, "--health", "/healthz", "--quiet"];
    return {
      program: findProgram("versitygw"),
      // Stores attributes in files, because temporary file systems may not support extended attributes.
      args: [...listen, "posix", "--sidecar", attributes, objects],
      port,
      env: { ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`, withinProbe())).ok,
    };
  });
  return server;
}
