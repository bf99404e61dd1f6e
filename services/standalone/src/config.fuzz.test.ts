import { readFileSync } from "node:fs";
import { readNatsConfig } from "@envoi/events";
import { ConfigError, readReplicaConfig } from "@envoi/platform";
import { readRedisConfig, readS3Config } from "@envoi/store";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readStandaloneConfig } from "./config.ts";

const NAMES = JSON.parse(
  readFileSync(new URL("../../../packages/platform/src/settings/setting-names.json", import.meta.url), "utf8"),
) as string[];

const value = fc.oneof(
  fc.constantFrom("", "0", "1", "true", "false", "null", "-1", "1.5", "99999999999999999", "9007199254740991", " 1 "),
  fc.constantFrom("https://send.example", "http://localhost:1", "https://a.example/?q", "javascript:0", "mailto:a@b"),
  fc.constantFrom(
    "redis://a:1",
    "redis://u:p@a:1,rediss://b",
    "redis://[",
    "nats://a:1",
    "10.0.0.0/8,::/0",
    "1,2,3",
    ",",
  ),
  fc.constantFrom(
    '[{"group":"a","MAX_DOWNLOADS":0}]',
    '[{"group":"a"},{"group":"a"}]',
    "{",
    "[[]]",
    "#fff",
    "a=b",
    ".",
  ),
  fc.constantFrom("oidc", "fxa", "verify", "userinfo", "jwks", "info", "full", "../x", "\0", "\ud800"),
  fc.nat().map(String),
  fc.webUrl(),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, fc.constantFrom("__proto__", "constructor"));
/** Few settings at a time, because most values are wrong for most settings. */
const variables = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries) as Record<string, string>);

it.each([
  ["one process", readStandaloneConfig],
  ["Redis", readRedisConfig],
  ["S3", readS3Config],
  ["NATS", readNatsConfig],
  ["replicas", readReplicaConfig],
])(
  "the settings of %s are accepted, or rejected with a ConfigError that begins each line with a name",
  (_what, read) => {
    fc.assert(
      fc.property(variables, (given) => {
        try {
          expect(read(given)).toEqual(read(given));
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError);
          const { problems } = error as ConfigError;
          expect(problems.length).toBeGreaterThan(0);
          for (const problem of problems) {
            expect(NAMES).toContain(/^\w+/.exec(problem)?.[0]);
            expect(problem).toMatch(/: ./);
          }
        }
      }),
    );
  },
);
