import { readAccountsConfig } from "@envoi/accounts";
import { readNatsConfig } from "@envoi/events";
import { readReplicaConfig, shownSettings } from "@envoi/platform";
import { readRedisConfig, readS3Config } from "@envoi/store";
import { expect, test } from "vitest";

const SECRET = "never-to-be-shown-0123456789abcdef";

test("operators see only whether a secret is set, not its value", () => {
  const redis = { REDIS_SENTINEL_URLS: "redis://one:26379", REDIS_SENTINEL_MASTER: "envoi" };
  const settings = [
    readRedisConfig({ ...redis, REDIS_PASSWORD: SECRET, REDIS_SENTINEL_PASSWORD: SECRET }),
    readS3Config({ S3_ACCESS_KEY_ID: SECRET, S3_SECRET_ACCESS_KEY: SECRET }),
    ...["NATS_PASSWORD", "NATS_CREDS", "NATS_NKEY_SEED"].map((name) =>
      readNatsConfig({ NATS_URLS: "nats://one:4222", NATS_USER: "janitor", [name]: SECRET }),
    ),
    readReplicaConfig({ REQUESTER_HASH_KEY: SECRET }),
    readAccountsConfig({
      AUTH_ISSUER: "https://issuer.example",
      AUTH_CLIENT_ID: "envoi",
      AUTH_TOKEN_CHECK: "introspection",
      AUTH_CLIENT_SECRET: SECRET,
    }),
  ];
  expect(JSON.stringify(settings.slice(0, 2))).toContain(SECRET);
  const shown = JSON.stringify(shownSettings(settings));
  expect(shown).not.toContain(SECRET);
  expect(shown).not.toContain(Buffer.from(SECRET).toString("base64"));
  expect(shown).toContain("redis://one:26379");
  expect(shown.match(/\(set\)/g)?.length).toBe(9);
});
