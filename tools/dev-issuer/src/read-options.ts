import { env, readEnv } from "@envoi/platform";
import type { IssuerOptions } from "./start-issuer.ts";

/**
 * The options of an issuer that runs as a process.
 *
 * @throws ConfigError
 */
export function readOptions(variables: NodeJS.ProcessEnv): IssuerOptions {
  const read = readEnv(
    {
      PORT: env.whole(0, { max: 65_535 }),
      APP_ORIGIN: env.requiredOrigin(),
      CLIENT_ID: env.requiredText(),
      INTROSPECTION_CLIENT_ID: env.requiredText(),
      CLIENT_SECRET: env.requiredText(),
    },
    variables,
  );
  return {
    port: read.PORT,
    appOrigin: read.APP_ORIGIN,
    clientId: read.CLIENT_ID,
    introspectionClientId: read.INTROSPECTION_CLIENT_ID,
    clientSecret: read.CLIENT_SECRET,
  };
}
