import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/testkit";
import { describe, onTestFinished } from "vitest";
import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";
import { describeRights } from "../../testing/blob/rights.contract.ts";
import { buildS3Policy } from "./s3-policy.ts";

const minio = sharedMinio();

describe("on MinIO", () =>
  describeRights({
    openBucket: () => openBucket(minio()),
    async createCredentials(service, bucket, options) {
      const directory = await mkdtemp(join(tmpdir(), "envoi-policy-"));
      onTestFinished(() => rm(directory, { recursive: true }));
      const { accessKeyId, secretAccessKey, port } = minio();
      const env = { ...process.env, MC_HOST_store: `http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${port}` };
      const mc = (...args: string[]) =>
        promisify(execFile)(findProgram("mc"), ["--config-dir", directory, "--quiet", "admin", ...args], { env });
      const user = { accessKeyId: randomBytes(10).toString("hex"), secretAccessKey: "a-secret-of-this-test" };
      const policyFile = join(directory, "policy.json");
      await writeFile(policyFile, JSON.stringify(buildS3Policy(service, bucket, options)));
      await mc("user", "add", "store", user.accessKeyId, user.secretAccessKey);
      await mc("policy", "create", "store", user.accessKeyId, policyFile);
      await mc("policy", "attach", "store", user.accessKeyId, "--user", user.accessKeyId);
      return user;
    },
  }));
