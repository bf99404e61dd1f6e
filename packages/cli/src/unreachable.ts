import { TransferError } from "@envoi/client";

const PROXY_VARIABLES = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"];

/** @returns how to use the proxy that the environment names, if Node ignores it; otherwise `null` */
export function findIgnoredProxy(env: NodeJS.ProcessEnv): string | null {
  const name = PROXY_VARIABLES.find((variable) => env[variable]);
  if (name === undefined || env["NODE_USE_ENV_PROXY"]) return null;
  const isSupported = !name.toLowerCase().startsWith("all");
  return isSupported
    ? `The proxy in ${name} is not used: also set NODE_USE_ENV_PROXY=1.`
    : `The proxy in ${name} is not used: set HTTPS_PROXY to it, and NODE_USE_ENV_PROXY=1.`;
}

/**
 * Fetches with a time limit, for calls other than the protocol's.
 *
 * @throws TransferError `connect_failed` without an answer
 */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Response> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    return await fetch(url, { ...init, signal: ending });
  } catch (cause) {
    throw signal.aborted ? cause : new TransferError("connect_failed", { cause, origin: new URL(url).origin });
  }
}

/** Explains why a server cannot be reached, and what to try. */
export function explainConnection(origin: string, error: unknown, env: NodeJS.ProcessEnv): string {
  const proxy = findIgnoredProxy(env);
  return `${origin} could not be reached${findReason(origin, error)}.${proxy === null ? "" : ` ${proxy}`}`;
}

function findReason(origin: string, error: unknown): string {
  const codes = listCodes(error);
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(/^(?:ENOTFOUND|EAI_AGAIN)$/))
    return ", because its name was not found. Check the address and your connection";
  if (has(/^ERR_SSL_/)) return `, because it does not use TLS. Try ${origin.replace(/^https:/, "http:")}`;
  if (has(/CERT|SIGNATURE/)) return ", because its certificate is not trusted or has another name";
  const isReset = has(/^(?:ECONNRESET|UND_ERR_SOCKET|HPE_.*)$/) && origin.startsWith("http:");
  if (isReset) return `. If it uses TLS, try ${origin.replace(/^http:/, "https:")}`;
  return ". Check the address and your connection";
}

/** The codes of an error, its causes and the errors of several attempts. */
function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? error.errors : [];
  return [...(typeof code === "string" ? [code] : []), ...[error.cause, ...inner].flatMap(listCodes)];
}
