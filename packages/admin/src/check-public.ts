import { once } from "node:events";
import { isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import { readJson } from "@envoi/protocol/bounded-read";

/** A check, as `doctor` prints it. */
export type Check = { name: string; ok: boolean; milliseconds: number; found?: string; problem?: string };

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
/** A certificate that expires in fewer days than this should already have been renewed. */
const MIN_DAYS = 14;
const UNKNOWN_UPLOAD = "0000000000000000";

/** @param work - resolves to its findings, and rejects if there is a problem */
async function check(name: string, work: (signal: AbortSignal) => Promise<string>): Promise<Check> {
  const startedAt = performance.now();
  const result = await work(AbortSignal.timeout(PATIENCE_MS)).then(
    (found) => ({ ok: true, found }),
    (error: unknown) => ({ ok: false, problem: describeError(error) }),
  );
  return { name: `public: ${name}`, ...result, milliseconds: Math.round(performance.now() - startedAt) };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== "" ? error.cause.message : error.message;
}

async function answersConfig(origin: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${origin}/config`, { signal, redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "no type";
  if (!answer.ok || !type.startsWith("application/json")) throw new Error(`answers ${answer.status} with ${type}`);
  const { LIMITS } = (await readJson(answer)) as { LIMITS?: unknown };
  if (LIMITS === undefined) throw new Error("is not that of Envoi");
  return "";
}

async function answersVersion(origin: string, signal: AbortSignal): Promise<string> {
  const { product, commit } = (await readJson(await fetch(`${origin}/__version__`, { signal }))) as {
    product?: string;
    commit?: string;
  };
  return `${product} ${commit ?? ""}`.trim();
}

/** A proxy that replaces or caches our responses breaks clients. */
async function answersMissing(origin: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${origin}/api/exists/${UNKNOWN_UPLOAD}`, { signal, redirect: "manual" });
  if (answer.status !== 404) throw new Error(`answers ${answer.status} instead of 404`);
  if (!(answer.headers.get("cache-control") ?? "").includes("no-store")) throw new Error("may be kept by caches");
  return "";
}

/** Pages of other origins must not be able to read responses, so no response may have a CORS header that allows it. */
async function refusesOtherOrigins(origin: string, signal: AbortSignal): Promise<string> {
  const headers = { Origin: "https://other.example" };
  const answer = await fetch(`${origin}/api/exists/${UNKNOWN_UPLOAD}`, { signal, headers });
  const allowed = answer.headers.get("access-control-allow-origin");
  if (allowed !== null) throw new Error(`a proxy allows ${allowed}`);
  return "";
}

/** If the upgrade reaches the server, the server replies to an invalid first message with an error. */
async function upgrades(origin: string, signal: AbortSignal): Promise<string> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/api/ws`);
  const failed = once(socket, "error", { signal }).then(() => {
    throw new Error("cannot be opened: the proxy in front must pass on WebSocket upgrades");
  });
  try {
    await Promise.race([once(socket, "open", { signal }), failed]);
    const answered = once(socket, "message", { signal });
    socket.send("{}");
    const [message] = (await Promise.race([answered, failed])) as [MessageEvent];
    if (!String(message.data).includes("error")) throw new Error(`answers ${String(message.data).slice(0, 100)}`);
    return "";
  } finally {
    failed.catch(() => {});
    socket.close();
  }
}

async function certificateDays(origin: URL, signal: AbortSignal): Promise<string> {
  const host = origin.hostname.replace(/^\[|\]$/g, "");
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = connectTls({ host, port: Number(origin.port || 443), ...name });
  try {
    await once(socket, "secureConnect", { signal });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
    if (days < MIN_DAYS) throw new Error(`${days} days left`);
    return `${days} days left`;
  } finally {
    socket.destroy();
  }
}

async function redirectsHttp({ hostname }: URL, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`http://${hostname}/`, { signal, redirect: "manual" });
  const location = answer.headers.get("location") ?? "";
  if (answer.status < 300 || answer.status > 399 || !location.startsWith("https:")) {
    throw new Error(`http://${hostname} does not redirect to https`);
  }
  return "";
}

/** Checks the public origin from this host, through all proxies. */
export async function checkPublic(origin: string): Promise<Check[]> {
  const url = new URL(origin);
  const checks = [
    check("/config answers", (signal) => answersConfig(url.origin, signal)),
    check("/__version__ answers", (signal) => answersVersion(url.origin, signal)),
    check("an unknown upload is 404, and not cached", (signal) => answersMissing(url.origin, signal)),
    check("other origins are not allowed", (signal) => refusesOtherOrigins(url.origin, signal)),
    check("WebSocket upgrades pass", (signal) => upgrades(url.origin, signal)),
  ];
  if (url.protocol === "https:") {
    checks.push(check("certificate", (signal) => certificateDays(url, signal)));
    if (url.port === "") checks.push(check("http redirects to https", (signal) => redirectsHttp(url, signal)));
  }
  return Promise.all(checks);
}

/** Without the store's CORS rule, browsers do not let pages use it, and all bytes pass through the services. */
async function allowsPages(
  bucket: string,
  origin: string,
  { method, header }: { method: "GET" | "PUT"; header: string | null },
  signal: AbortSignal,
): Promise<string> {
  const headers = {
    Origin: origin,
    "Access-Control-Request-Method": method,
    ...(header !== null && { "Access-Control-Request-Headers": header }),
  };
  const answer = await fetch(`${bucket}/uploads/${UNKNOWN_UPLOAD}`, { method: "OPTIONS", headers, signal });
  const allowed = answer.headers.get("access-control-allow-origin");
  const methods = answer.headers.get("access-control-allow-methods") ?? "";
  const isAllowed = allowed === "*" || allowed === origin;
  // Browsers allow GET without asking for the method.
  const hasMethod = method === "GET" || /(^|[ ,])(\*|PUT)($|[ ,])/.test(methods);
  if (!answer.ok || !isAllowed || !hasMethod) throw new Error(`has no CORS rule for ${origin}`);
  return "";
}

/** A client that stores a Part must be able to read its ETag. */
async function allowsParts(bucket: string, origin: string, signal: AbortSignal): Promise<string> {
  await allowsPages(bucket, origin, { method: "PUT", header: null }, signal);
  const answer = await fetch(`${bucket}/uploads/${UNKNOWN_UPLOAD}`, { headers: { Origin: origin }, signal });
  await answer.body?.cancel();
  const exposed = answer.headers.get("access-control-expose-headers") ?? "";
  if (!/(^|[ ,])(\*|etag)($|[ ,])/i.test(exposed)) throw new Error("does not expose the ETag to pages");
  return "";
}

async function isInPolicy(bucket: string, origin: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${origin}/`, { signal });
  await answer.body?.cancel();
  const policy = answer.headers.get("content-security-policy") ?? "";
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  if (!sources.includes(new URL(bucket).origin)) throw new Error("is not in the Content-Security-Policy of the page");
  return "";
}

async function refusesStrangers(bucket: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`${bucket}/?list-type=2&max-keys=1`, { signal });
  await answer.body?.cancel();
  if (answer.ok) throw new Error("anyone can list its contents");
  return "";
}

/**
 * Checks the public address of the object store from this host, for direct transfers.
 *
 * @param bucket - the bucket's URL
 * @param origin - the public origin of the site
 */
export async function checkPublicStore(bucket: string, origin: string): Promise<Check[]> {
  const url = bucket.replace(/\/$/, "");
  const page = new URL(origin).origin;
  return Promise.all([
    check("object store lets pages read ranges", (signal) =>
      allowsPages(url, page, { method: "GET", header: "range" }, signal),
    ),
    check("object store lets pages store Parts", (signal) => allowsParts(url, page, signal)),
    check("pages may connect to the object store", (signal) => isInPolicy(url, page, signal)),
    check("object store is closed to strangers", (signal) => refusesStrangers(url, signal)),
  ]);
}
