import { env, readEnv } from "@envoi/platform";
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
    },
    variables,
  );
  return {
    servers: read.NATS_URLS,
    ...(read.NATS_USER === undefined ? {} : { user: read.NATS_USER }),
    ...(read.NATS_PASSWORD === undefined ? {} : { password: read.NATS_PASSWORD }),
  };
}
