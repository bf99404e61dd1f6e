import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { openDataDirectory } from "./run/data-directory.ts";
import { freePort } from "./run/free-port.ts";
import { withinProbe } from "./run/probe.ts";
import { type ServerCommand, type ServerProcess, startServerProcess } from "./run/server-process.ts";
import type { S3Server } from "./s3-server.ts";

export type MinioProcess = ServerProcess &
  S3Server & {
    /** Folders of its drives. */
    drives: string[];
  };

type MinioOptions = {
  port: number;
  directory: string;
  /** 1, or at least 4 for erasure coding. */
  drives: number;
  accessKeyId: string;
  secretAccessKey: string;
  env?: Record<string, string>;
};

/** The command that starts a MinIO on loopback. Creates the folders of its drives. */
export async function minioCommand(options: MinioOptions): Promise<ServerCommand & { drives: string[] }> {
  const { port, directory } = options;
  const drives = Array.from({ length: options.drives }, (_, drive) => join(directory, `drive-${drive + 1}`));
  for (const drive of drives) await mkdir(drive, { recursive: true });
  return {
    program: findProgram("minio"),
    args: ["server", "--quiet", "--anonymous", "--address", `127.0.0.1:${port}`, ...drives],
    port,
    env: {
      MINIO_ROOT_USER: options.accessKeyId,
      MINIO_ROOT_PASSWORD: options.secretAccessKey,
      MINIO_BROWSER: "off",
      MINIO_UPDATE: "off",
      // Allows several drives on one file system.
      MINIO_CI_CD: "on",
      ...options.env,
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/minio/health/cluster`, withinProbe())).ok,
    drives,
  };
}

/** A real MinIO on loopback, with random credentials: its last release lets anyone who knows an access key write. */
export async function startMinio(options: Partial<MinioOptions> = {}): Promise<MinioProcess> {
  const data = await openDataDirectory("minio", options.directory);
  const port = options.port ?? (await freePort());
  const accessKeyId = options.accessKeyId ?? randomBytes(10).toString("hex");
  const secretAccessKey = options.secretAccessKey ?? randomBytes(20).toString("hex");
  const directory = data.path;
  const command = await minioCommand({ drives: 1, ...options, port, directory, accessKeyId, secretAccessKey });
  const server = await startServerProcess(command, data.cleanUp);
  return { ...server, endpoint: `http://127.0.0.1:${port}`, accessKeyId, secretAccessKey, drives: command.drives };
}
