import { checkExists, fetchConfig, isInterception, pause, TransferError } from "@envoi/client";
import { ProtocolError, type PublicConfig, type UploadId } from "@envoi/protocol";

/** Timeout for the first response, which a dead server never sends. */
const ANSWER_MS = 10_000;
const RETRY_MS = 1_000;
/** An id that no upload has. */
const NO_UPLOAD = "0000000000000000" as UploadId;

/**
 * The server's configuration. If the server cannot be reached, tries once more, and then fails at once.
 *
 * @throws TransferError `connect_failed`
 */
export async function fetchServerConfig(origin: string, signal: AbortSignal): Promise<PublicConfig> {
  try {
    return await fetchInTime(origin, signal);
  } catch (error) {
    if (!isUnreachable(error, signal)) throw error;
    await pause(RETRY_MS, signal);
    signal.throwIfAborted();
  }
  try {
    return await fetchInTime(origin, signal);
  } catch (cause) {
    throw isUnreachable(cause, signal) ? new TransferError("connect_failed", { cause, origin }) : cause;
  }
}

/** The configuration with the limits of the token's account, if accounts have limits of their own. */
export async function withOwnLimits<Config extends PublicConfig | null>(
  config: Config,
  { origin, bearer, signal }: { origin: string; bearer: string | null; signal: AbortSignal },
): Promise<Config | PublicConfig> {
  if (bearer === null || config?.FEATURES.accountLimits !== true) return config;
  return fetchConfig({ origin }, AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]), null, bearer);
}

/** @returns `null` if the server is another Send server that responds, but not with a configuration */
export async function fetchConfigIfSupported(origin: string, signal: AbortSignal): Promise<PublicConfig | null> {
  try {
    return await fetchServerConfig(origin, signal);
  } catch (error) {
    if (error instanceof ProtocolError && error.code === "not_found") return null;
    if (error instanceof TransferError && error.code === "connection_lost") return null;
    // Other Send servers may respond with a page, as a network's sign-in page does.
    if (isInterception(error) && (await isSendServer(origin, signal))) return null;
    throw error;
  }
}

function fetchInTime(origin: string, signal: AbortSignal): Promise<PublicConfig> {
  return fetchConfig({ origin }, AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]));
}

/** Whether there was no response. `cancelled`: the time limit has passed, unless the user interrupted the program. */
function isUnreachable(error: unknown, signal: AbortSignal): boolean {
  if (!(error instanceof TransferError) || signal.aborted) return false;
  return error.code === "connect_failed" || error.code === "cancelled";
}

async function isSendServer(origin: string, signal: AbortSignal): Promise<boolean> {
  return checkExists({ origin }, NO_UPLOAD, signal).then(
    () => true,
    (error) => error instanceof ProtocolError && error.code === "not_found",
  );
}
