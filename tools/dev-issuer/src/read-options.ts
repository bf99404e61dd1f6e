import { env, readEnv } from "@envoi/platform";
import * as z from "zod";
import { differencesSchema, ISSUER_KINDS, type IssuerKind } from "./issuer-differences.ts";
import type { IssuerOptions } from "./start-issuer.ts";

const KINDS = Object.keys(ISSUER_KINDS) as IssuerKind[];

const differencesText = z
  .string()
  .transform((text, context) => {
    try {
      return differencesSchema.parse(JSON.parse(text));
    } catch (error) {
      context.addIssue({ code: "custom", message: `cannot be used: ${error instanceof Error ? error.message : ""}` });
      return z.NEVER;
    }
  })
  .optional();

/** The options of an issuer that runs as a separate process. @throws ConfigError */
export function readOptions(variables: NodeJS.ProcessEnv): IssuerOptions {
  const read = readEnv(
    {
      PORT: env.whole(0, { max: 65_535 }),
      APP_ORIGIN: env.requiredOrigin(),
      CLIENT_ID: env.requiredText(),
      INTROSPECTION_CLIENT_ID: env.requiredText(),
      CLIENT_SECRET: env.requiredText(),
      ISSUER_KIND: env.optionalText().pipe(z.enum(KINDS, `is not one of ${KINDS.join(", ")}`).optional()),
      ISSUER_DIFFERENCES: env.optionalText().pipe(differencesText),
    },
    variables,
  );
  return {
    port: read.PORT,
    appOrigin: read.APP_ORIGIN,
    clientId: read.CLIENT_ID,
    introspectionClientId: read.INTROSPECTION_CLIENT_ID,
    clientSecret: read.CLIENT_SECRET,
    ...(read.ISSUER_KIND !== undefined && { kind: read.ISSUER_KIND }),
    ...(read.ISSUER_DIFFERENCES !== undefined && { differences: read.ISSUER_DIFFERENCES }),
  };
}
