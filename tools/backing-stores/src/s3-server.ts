import { randomBytes } from "node:crypto";
import { type Place, type ServerCommand, type ServerProcess, startStore } from "./run/server-process.ts";

export type S3Credentials = { accessKeyId: string; secretAccessKey: string };

/** A user of an object store; `policy` is an IAM policy. */
export type S3User = S3Credentials & { name: string; policy: object };

/** An object store on loopback, with credentials that have full access. */
export type S3Server = S3Credentials & { endpoint: string };
export type S3Process = ServerProcess & S3Server;

/** Starts an object store with random credentials: MinIO's last release lets anyone who knows an access key write. */
export async function startS3Server<Command extends ServerCommand>(
  name: string,
  given: Partial<Place>,
  createCommand: (options: Place & S3Credentials) => Promise<Command>,
): Promise<{ server: S3Process; command: Command }> {
  const credentials = {
    accessKeyId: randomBytes(10).toString("hex"),
    secretAccessKey: randomBytes(20).toString("hex"),
  };
  const { server, command } = await startStore(name, given, (place) => createCommand({ ...place, ...credentials }));
  return { server: { ...server, ...credentials, endpoint: `http://127.0.0.1:${server.port}` }, command };
}
