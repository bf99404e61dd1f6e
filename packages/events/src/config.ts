import { env, readEnv, refuse } from "@envoi/platform";
import type { NatsAddress } from "./nats/nats-bus.ts";

/** @throws ConfigError */
export function readNatsConfig(variables: Readonly<Record<string, string | undefined>>): NatsAddress {
  const read = readEnv(
    {
      NATS_URLS: env
        .list()
        .refine((urls) => urls.length > 0, "is needed: nats://host:port, several separated by commas")
        .refine(
          (urls) => !urls.some((url) => url.includes("@")),
          "contains a user name or password; set NATS_USER and NATS_PASSWORD instead",
        ),
      NATS_USER: env.optionalText(),
      NATS_PASSWORD: env.optionalText(),
      NATS_CREDS: env.optionalText(),
      NATS_NKEY_SEED: env.optionalText(),
      NATS_REPLICAS: env.whole(1, { min: 1, max: 5 }),
    },
    variables,
  );
  const proofs = ["NATS_PASSWORD", "NATS_CREDS", "NATS_NKEY_SEED"] as const;
  const given = proofs.filter((name) => read[name] !== undefined);
  refuse([given.length > 1 && `${given.join(", ")}: only one of them may be set`]);
  return {
    servers: read.NATS_URLS,
    replicas: read.NATS_REPLICAS,
    ...(read.NATS_USER === undefined ? {} : { user: read.NATS_USER }),
    ...(read.NATS_PASSWORD === undefined ? {} : { password: read.NATS_PASSWORD }),
    ...(read.NATS_CREDS === undefined ? {} : { creds: read.NATS_CREDS }),
    ...(read.NATS_NKEY_SEED === undefined ? {} : { nkeySeed: read.NATS_NKEY_SEED }),
  };
}
