import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const [REDIS, NATS] = ["REDIS_URL", "NATS_URLS"];

/** Each service's required settings, and no others. */
const NEEDED = {
  "upload-gateway": [REDIS, NATS, "REQUESTER_HASH_KEY"],
  download: [REDIS, NATS, "REQUESTER_HASH_KEY", "WEB_ORIGIN"],
  metadata: [REDIS, NATS, "REQUESTER_HASH_KEY"],
  filelist: [REDIS],
  metrics: [NATS],
  janitor: [REDIS, NATS],
  operators: [REDIS, NATS],
};

it.each(Object.entries(NEEDED))(
  "%s without settings names all required ones, and opens no connection",
  (service, needed) => {
    const main = fileURLToPath(new URL(`../../services/${service}/dist/main.js`, import.meta.url));
    const env = { PATH: process.env["PATH"], PORT: "nine" };
    const { status, stderr, stdout } = spawnSync(process.execPath, ["--conditions=envoi-built", main], {
      env,
      encoding: "utf8",
      timeout: 60_000,
    });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    const named = ["PORT", ...new Set(Object.values(NEEDED).flat())].filter((name) => stderr.includes(`  ${name}`));
    expect(named.sort()).toEqual(["PORT", ...needed].sort());
  },
);
