import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { findProgram } from "./programs/find-program.ts";
import { withinProbe } from "./run/probe.ts";
import type { Place, ServerCommand } from "./run/server-process.ts";
import { type S3Credentials, type S3Process, startS3Server } from "./s3-server.ts";

/** `drives`: the folders that MinIO uses as drives. */
export type MinioProcess = S3Process & { drives: string[] };

/** `drives`: number of drives, 1 or, for erasure coding, at least 4. */
type MinioOptions = Place & S3Credentials & { drives: number };

/** Returns the command that starts MinIO on loopback, and creates the folders of its drives. */
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
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/minio/health/cluster`, withinProbe())).ok,
    drives,
  };
}

/** Starts a real MinIO on loopback, with one drive. */
export async function startMinio(given: Partial<Place> = {}): Promise<MinioProcess> {
  const { server, command } = await startS3Server("minio", given, (own) => minioCommand({ drives: 1, ...own }));
  return { ...server, drives: command.drives };
}
