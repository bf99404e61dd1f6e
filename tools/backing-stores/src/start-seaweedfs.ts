import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { freePort } from "./run/free-port.ts";
import { withinProbe } from "./run/probe.ts";
import type { Place, ServerCommand } from "./run/server-process.ts";
import { type S3Credentials, type S3Process, type S3User, startS3Server } from "./s3-server.ts";

const ADMIN_ACTIONS = ["Admin", "Read", "Write", "List", "Tagging"];

/** Contents of the file for `-s3.config`: an administrator, and users with their policies. It is read at startup. */
export function seaweedfsUsersFile(admin: S3Credentials, users: readonly S3User[]): string {
  const createIdentity = (name: string, { accessKeyId, secretAccessKey }: S3Credentials, rights: object) => ({
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

type SeaweedfsOptions = {
  users?: readonly S3User[];
  /** Port for SeaweedFS's S3 gRPC interface. Default: any free port. */
  grpcPort?: number;
  /**
   * Signs requests between SeaweedFS's components, so that no other process can use S3's gRPC port or the filer's HTTP
   * port.
   */
  signingKey: string;
};

/** Environment variables for the signing key. Without that key, every client of S3's gRPC port is an administrator. */
export function seaweedfsSigningVariables(signingKey: string): Record<string, string> {
  return { WEED_JWT_FILER_SIGNING_KEY: signingKey, WEED_JWT_FILER_SIGNING_READ_KEY: signingKey };
}

/** The command that starts SeaweedFS on loopback: master, volumes, filer and S3 in one process. Writes its users. */
export async function seaweedfsCommand(options: Place & S3Credentials & SeaweedfsOptions): Promise<ServerCommand> {
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
      // Allows many volumes, because each bucket has its own.
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
      // S3 responds before there are volumes to write to.
      const status = await (await fetch(`http://127.0.0.1:${master}/dir/status`, withinProbe())).text();
      return /"Max": *[1-9]/.test(status);
    },
  };
}

export async function startSeaweedfs(options: Partial<SeaweedfsOptions> = {}): Promise<S3Process> {
  const signingKey = randomBytes(20).toString("hex");
  const { server } = await startS3Server("seaweedfs", {}, (own) =>
    seaweedfsCommand({ signingKey, ...options, ...own }),
  );
  return server;
}
