import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { ConfigError, cleanVariables, env, readEnv, readSettingsFiles } from "@envoi/platform";
import { readBrandingConfig, writeBrandedPage } from "@envoi/web-origin";
import { PublishError, publishWeb } from "./publish-web-files.ts";
import { root } from "./root.ts";

const DIRECTORY = path.join(root, "frontend", "dist");

/** @throws ConfigError */
function readSettings(variables: ReturnType<typeof cleanVariables>) {
  return readEnv(
    {
      WEB_BUCKET: env.requiredText(),
      WEB_BUCKET_ENDPOINT: env.origin(),
      WEB_BUCKET_REGION: env.text("us-east-1"),
      WEB_BUCKET_PATH_STYLE: env.flag(Boolean(variables["WEB_BUCKET_ENDPOINT"])),
      WEB_RELEASES_KEPT: env.whole(2, { min: 1, max: 100 }),
    },
    variables,
  );
}

/** A directory for a copy of the page, which is removed afterwards. */
async function openCopy(): Promise<AsyncDisposable & { directory: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), "envoi-page-"));
  return { directory, [Symbol.asyncDispose]: () => rm(directory, { recursive: true }) };
}

/** Name lookup, TCP and TLS error codes. */
const UNREACHABLE = /^(?:EAI_|ECONN|EHOST|ENET|ENOTFOUND|EPIPE|EPROTO|ETIMEDOUT|ERR_TLS_|ERR_SSL_)|CERT|UNABLE_TO_/;

/** Describes an error that the operator can fix; returns `null` for a bug. */
function describeError(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof PublishError) return error.message;
  if (error instanceof S3ServiceException) return `the bucket refused the request: ${error.name}: ${error.message}`;
  if (!(error instanceof Error)) return null;
  if (error.name === "CredentialsProviderError")
    return "there are no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or another source of the AWS SDK";
  const code = "code" in error ? `${error.code}` : "";
  if (code.startsWith("ERR_PARSE_ARGS") || "path" in error) return error.message;
  return UNREACHABLE.test(code) ? `the bucket can't be reached: ${code}` : null;
}

try {
  const { values: asked } = parseArgs({ options: { prune: { type: "boolean", default: true } }, allowNegative: true });
  readSettingsFiles(process.execArgv);
  const variables = cleanVariables(process.env);
  const settings = readSettings(variables);
  const branding = readBrandingConfig(variables);
  await using copy = await openCopy();
  if (branding !== null) await writeBrandedPage(DIRECTORY, copy.directory, branding);
  const client = new S3Client({
    region: settings.WEB_BUCKET_REGION,
    forcePathStyle: settings.WEB_BUCKET_PATH_STYLE,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(settings.WEB_BUCKET_ENDPOINT === undefined ? {} : { endpoint: settings.WEB_BUCKET_ENDPOINT }),
  });
  const { id, uploaded, removed } = await publishWeb({
    directory: branding === null ? DIRECTORY : copy.directory,
    bucket: { client, name: settings.WEB_BUCKET },
    keptReleases: settings.WEB_RELEASES_KEPT,
    prune: asked.prune,
    now: () => new Date(),
  });
  console.error(`envoi: release ${id} is published: ${uploaded.length} files sent, ${removed.length} old ones removed`);
} catch (error) {
  const reason = describeError(error);
  if (reason === null) throw error;
  console.error(`envoi: ${reason}`);
  process.exitCode = 1;
}
