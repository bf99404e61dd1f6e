import { env, readEnv } from "@envoi/platform";

export type UploadGatewayConfig = {
  handshakeSeconds: number;
  idleSeconds: number;
  /** Uploads open at once in this process; one more is answered `busy`. */
  maxOpenUploads: number;
  /** Memory that the open uploads of this process may hold together; beyond it, too, `busy`. */
  memoryBytes: number;
  /** Origins a browser may upload from, beside the public one. */
  allowedOrigins: string[];
  /** Takes the origin of links from the `Host` header: only behind a proxy that sets it. */
  trustHost: boolean;
};

/** @throws ConfigError */
export function readUploadGatewayConfig(variables: Readonly<Record<string, string | undefined>>): UploadGatewayConfig {
  const read = readEnv(
    {
      UPLOAD_HANDSHAKE_SECONDS: env.whole(10, { min: 1 }),
      UPLOAD_IDLE_SECONDS: env.whole(60, { min: 1 }),
      MAX_OPEN_UPLOADS: env.whole(1_000, { min: 1 }),
      UPLOAD_MEMORY_BYTES: env.whole(805_306_368, { min: 16_777_216 }),
      ALLOWED_ORIGINS: env.origins(),
      TRUST_HOST: env.flag(false),
    },
    variables,
  );
  return {
    handshakeSeconds: read.UPLOAD_HANDSHAKE_SECONDS,
    idleSeconds: read.UPLOAD_IDLE_SECONDS,
    maxOpenUploads: read.MAX_OPEN_UPLOADS,
    memoryBytes: read.UPLOAD_MEMORY_BYTES,
    allowedOrigins: read.ALLOWED_ORIGINS,
    trustHost: read.TRUST_HOST,
  };
}
