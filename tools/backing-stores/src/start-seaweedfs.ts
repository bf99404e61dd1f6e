import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { openDataDirectory } from "./run/data-directory.ts";
import { freePort } from "./run/free-port.ts";
import { withinProbe } from "./run/probe.ts";
import { type ServerCommand, type ServerProcess, startServerProcess } from "./run/server-process.ts";
import type { S3Server } from "./s3-server.ts";

export type SeaweedfsProcess = ServerProcess & S3Server;

/** A user of the store; `policy` is an IAM policy. */
export type SeaweedfsUser = { name: string; accessKeyId: string; secretAccessKey: string; policy: object };

type Credentials = { accessKeyId: string; secretAccessKey: string };

const ADMIN_ACTIONS = ["Admin", "Read", "Write", "List", "Tagging"];

/** The file of `-s3.config`: an administrator, and users with their policies. It is read at start. */
export function seaweedfsUsersFile(admin: Credentials, users: readonly SeaweedfsUser[]): string {
  const createIdentity = (name: string, { accessKeyId, secretAccessKey }: Credentials, rights: object) => ({
    name,
    credentials: [{ accessKey: accessKeyId, secretKey: secretAccessKey }],
    ...rights,
  });
  return JSON.stringify({
    identities: [
      createIdentity("admin", admin, { actions: ADMIN_ACTIONS }),
      ...users.map((user) => createIdentity(user.name, user, { policyNames: [user.name] })),
    ],
    policies: users.map(({ name, policy }) => ({ name, content: JSON.stringify(policy) })),
  });
}

type SeaweedfsOptions = Credentials & {
  port: number;
  directory: string;
  users?: readonly SeaweedfsUser[];
  /** Port for gRPC of S3. Default: any. */
  grpcPort?: number;
  /** Signs the requests of its parts to each other. Others cannot use its gRPC port, or the HTTP port of its filer. */
  signingKey: string;
};

/** Environment variables for the signing key. Without it, the gRPC port of S3 makes anybody an administrator. */
export function seaweedfsSigningVariables(signingKey: string): Record<string, string> {
  return { WEED_JWT_FILER_SIGNING_KEY: signingKey, WEED_JWT_FILER_SIGNING_READ_KEY: signingKey };
}

/** The command that starts SeaweedFS on loopback: master, volumes, filer and S3 in one process. Writes its users. */
export async function seaweedfsCommand(options: SeaweedfsOptions): Promise<ServerCommand> {
  const { port, directory, accessKeyId, secretAccessKey, signingKey, users = [] } = options;
  const data = join(directory, "data");
  await mkdir(data, { recursive: true });
  const usersFile = join(directory, "users.json");
  await writeFile(usersFile, seaweedfsUsersFile({ accessKeyId, secretAccessKey }, users), { mode: 0o600 });
  // The default ports are fixed, so a second SeaweedFS on this machine would fail.
  const [master, masterGrpc, volume, volumeGrpc, filer, filerGrpc, freeGrpc] = await Promise.all(
    Array.from({ length: 7 }, () => freePort()),
  );
  return {
    program: findProgram("seaweedfs"),
    args: [
      "-logtostderr=true",
      "server",
      `-dir=${data}`,
      "-ip=127.0.0.1",
      "-ip.bind=127.0.0.1",
      // Each bucket has its own volumes.
      "-volume.max=10000",
      "-volume.preStopSeconds=0",
      `-volume.port=${volume}`,
      `-volume.port.grpc=${volumeGrpc}`,
      `-master.port=${master}`,
      `-master.port.grpc=${masterGrpc}`,
      "-master.peers=none",
      "-master.telemetry=false",
      "-master.volumeSizeLimitMB=1024",
      "-filer",
      `-filer.port=${filer}`,
      `-filer.port.grpc=${filerGrpc}`,
      "-s3",
      `-s3.port=${port}`,
      `-s3.port.grpc=${options.grpcPort ?? freeGrpc}`,
      "-s3.port.iceberg=0",
      "-s3.port.lance=0",
      `-s3.config=${usersFile}`,
    ],
    port,
    env: { WEED_MASTER_VOLUME_GROWTH_COPY_1: "1", ...seaweedfsSigningVariables(signingKey) },
    isReady: async () => {
      if (!(await fetch(`http://127.0.0.1:${port}/healthz`, withinProbe())).ok) return false;
      // S3 answers before there are volumes for writing.
      const status = await (await fetch(`http://127.0.0.1:${master}/dir/status`, withinProbe())).text();
      return /"Max": *[1-9]/.test(status);
    },
  };
}

/** A real SeaweedFS on loopback, with random credentials. */
export async function startSeaweedfs(options: Partial<SeaweedfsOptions> = {}): Promise<SeaweedfsProcess> {
  const data = await openDataDirectory("seaweedfs", options.directory);
  const port = options.port ?? (await freePort());
  const accessKeyId = options.accessKeyId ?? randomBytes(10).toString("hex");
  const secretAccessKey = options.secretAccessKey ?? randomBytes(20).toString("hex");
  const signingKey = options.signingKey ?? randomBytes(20).toString("hex");
  const own = { port, directory: data.path, accessKeyId, secretAccessKey, signingKey };
  const command = await seaweedfsCommand({ ...options, ...own });
  const server = await startServerProcess(command, data.cleanUp);
  return { ...server, endpoint: `http://127.0.0.1:${port}`, accessKeyId, secretAccessKey };
}
