import { env, readEnv } from "@envoi/platform";

const MIN_BYTES_PER_SECOND = 1_024;
const MAX_UPLOAD_SECONDS = 86_400;

export type UploadGatewayConfig = {
  handshakeSeconds: number;
  idleSeconds: number;
  /** Minimum rate of a client, averaged over `idleSeconds`, below which it is idle. */
  minBytesPerSecond: number;
  /** Maximum duration of one upload. */
  maxSeconds: number;
  /**
   * Maximum number of open uploads in this process, in total and per client network. Further uploads are rejected as
   * `busy`. 0: networks have no limits of their own on slots or memory.
   */
  maxOpenUploads: number;
  maxOpenUploadsPerNetwork: number;
  /**
   * Maximum number of upload connections in this process, in total and per client network. A large upload has several,
   * and a new connection counts before it has named its upload. 0: no limit per network.
   */
  maxConnections: number;
  maxConnectionsPerNetwork: number;
  /**
   * Memory that the open uploads of this process may use. Further uploads are rejected as `busy`. A network may use a
   * quarter of it.
   */
  memoryBytes: number;
  /**
   * Maximum number of stored bytes of uploads waiting for their senders, in the whole store and per client network.
   * Above this limit, an interrupted upload is abandoned. 0: no limit.
   */
  pending: { inAllBytes: number; perNetworkBytes: number };
  /** Memory for the unfinished messages of all sockets. A network may use half of it. */
  unfinishedBytes: number;
  /** Origins from which browsers may upload, in addition to the public one. */
  allowedOrigins: string[];
  /** Whether all browser and mail program extensions may upload, or only those among `allowedOrigins`. */
  allowExtensions: boolean;
  /** Whether links get their origin from the `Host` header. For use behind a proxy that sets this header. */
  trustHost: boolean;
};

/** @throws ConfigError */
export function readUploadGatewayConfig(variables: Readonly<Record<string, string | undefined>>): UploadGatewayConfig {
  const read = readEnv(
    {
      UPLOAD_HANDSHAKE_SECONDS: env.whole(10, { min: 1 }),
      UPLOAD_IDLE_SECONDS: env.whole(60, { min: 1 }),
      MAX_OPEN_UPLOADS: env.whole(1_000, { min: 1 }),
      MAX_OPEN_UPLOADS_PER_NETWORK: env.whole(64),
      MAX_UPLOAD_CONNECTIONS: env.whole(2_000, { min: 1 }),
      MAX_UPLOAD_CONNECTIONS_PER_NETWORK: env.whole(128),
      UPLOAD_MEMORY_BYTES: env.whole(805_306_368, { min: 16_777_216 }),
      PENDING_BYTES: env.whole(274_877_906_944),
      PENDING_BYTES_PER_NETWORK: env.whole(21_474_836_480),
      UPLOAD_UNFINISHED_BYTES: env.whole(67_108_864, { min: 4_194_304 }),
      ALLOWED_ORIGINS: env.callerOrigins(),
      ALLOW_EXTENSIONS: env.flag(true),
      TRUST_HOST: env.flag(false),
    },
    variables,
  );
  return {
    handshakeSeconds: read.UPLOAD_HANDSHAKE_SECONDS,
    idleSeconds: read.UPLOAD_IDLE_SECONDS,
    minBytesPerSecond: MIN_BYTES_PER_SECOND,
    maxSeconds: MAX_UPLOAD_SECONDS,
    maxOpenUploads: read.MAX_OPEN_UPLOADS,
    maxOpenUploadsPerNetwork: read.MAX_OPEN_UPLOADS_PER_NETWORK,
    maxConnections: read.MAX_UPLOAD_CONNECTIONS,
    maxConnectionsPerNetwork: read.MAX_UPLOAD_CONNECTIONS_PER_NETWORK,
    memoryBytes: read.UPLOAD_MEMORY_BYTES,
    pending: { inAllBytes: read.PENDING_BYTES, perNetworkBytes: read.PENDING_BYTES_PER_NETWORK },
    unfinishedBytes: read.UPLOAD_UNFINISHED_BYTES,
    allowedOrigins: read.ALLOWED_ORIGINS,
    allowExtensions: read.ALLOW_EXTENSIONS,
    trustHost: read.TRUST_HOST,
  };
}
