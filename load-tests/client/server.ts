import http from "k6/http";
import { askSigned } from "./ask-signed.ts";
import { type Bytes, toBase64Url } from "./bytes.ts";
import { InterruptedError, isRefusal, RefusedError, UnexpectedError } from "./faults.ts";
import { broken, receivedBytes } from "./figures.ts";
import { signNonce } from "./keys.ts";

/*
 * The calls of docs/protocol.md. k6 groups its own metrics by `name`; grouped by path, each id would be a separate
 * group.
 */

export type Server = {
  baseUrl: string;
  bearerToken: string | null;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
};

export type Answer = {
  status: number;
  text: string;
  bytes: Bytes;
  nonce: string | null;
  headers: Record<string, string>;
};

type Call = {
  method: "GET" | "POST" | "PATCH";
  path: string;
  /** The name of the call in reports: its path without ids. */
  name: string;
  headers?: Record<string, string>;
  body?: string | ArrayBuffer;
  isBinary?: boolean;
};

/** Timeout of a request. */
export const ANSWER_SECONDS = 60;
/** Maximum length of the server's text quoted in a message. */
const SHOWN_CHARACTERS = 200;

function createRequest(server: Server, call: Call) {
  const params = {
    headers: { ...server.headers, ...call.headers },
    tags: { name: `${call.method} ${call.name}` },
    timeout: `${ANSWER_SECONDS}s`,
    redirects: 0,
    responseType: call.isBinary === true ? ("binary" as const) : ("text" as const),
  };
  return { method: call.method, url: `${server.baseUrl}${call.path}`, body: call.body ?? null, params };
}

type K6Answer = { status: number; error: string; headers: Record<string, string>; body: unknown };

function toAnswer(name: string, { status, error, headers, body }: K6Answer): Answer {
  const text = typeof body === "string" ? body : "";
  if (isRefusal(status)) {
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? null;
    const [policy, retryAfter] = [headers["Ratelimit-Policy"] ?? null, headers["Retry-After"] ?? null];
    throw new RefusedError(name, { status, code, policy, retryAfter });
  }
  if (error.includes("context canceled")) throw new InterruptedError(name);
  if (status === 0 || status >= 500) {
    broken.add(1);
    throw new UnexpectedError(
      `${name}: ${status === 0 ? `no answer, ${error}` : `${status} ${text.slice(0, SHOWN_CHARACTERS)}`}`,
    );
  }
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : new Uint8Array(0);
  const nonce = headers["Www-Authenticate"]?.split(" ")[1] ?? null;
  return { status, text, bytes, nonce, headers };
}

export function callServer(server: Server, call: Call): Answer {
  const { method, url, body, params } = createRequest(server, call);
  return toAnswer(params.tags.name, http.request(method, url, body, params));
}

/** Makes several calls at the same time. @returns their responses, in the same order */
export function callTogether(server: Server, calls: readonly Call[]): Answer[] {
  const requests = calls.map((call) => createRequest(server, call));
  return http.batch(requests).map((answer, index) => toAnswer(requests[index]?.params.tags.name ?? "", answer));
}

/** Makes a call whose response may take long, while the journey continues. */
export async function callMeanwhile(server: Server, call: Call, seconds = ANSWER_SECONDS): Promise<Answer> {
  const { method, url, body, params } = createRequest(server, call);
  return toAnswer(params.tags.name, await http.asyncRequest(method, url, body, { ...params, timeout: `${seconds}s` }));
}

/** @throws UnexpectedError for any other status */
export function expectStatus(answer: Answer, status: number, what: string): Answer {
  if (answer.status === status) return answer;
  throw new UnexpectedError(`${what}: ${answer.status} instead of ${status} ${answer.text.slice(0, SHOWN_CHARACTERS)}`);
}

function requireNonce(answer: Answer, what: string): string {
  if (answer.nonce === null) throw new UnexpectedError(`${what} brought no nonce`);
  return answer.nonce;
}

/** @throws UnexpectedError if the response is not a JSON object */
export function parseFields(answer: Answer, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer.text);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {}
  throw new UnexpectedError(`${what} is no JSON object: ${answer.text.slice(0, SHOWN_CHARACTERS)}`);
}

type Link = { id: string; authKey: Bytes };

/** Opens a link's page. @returns the page's Nonce */
export function openPage(server: Server, { id }: { id: string }): string {
  const answer = callServer(server, { method: "GET", path: `/download/${id}/`, name: "/download/:id/" });
  return requireNonce(expectStatus(answer, 200, "the page of a link"), "the page of a link");
}

export function askExists(server: Server, id: string): Answer {
  return callServer(server, { method: "GET", path: `/api/exists/${id}`, name: "/api/exists/:id" });
}

/** Checks that the upload exists. @returns the Nonce in the response */
export function fetchNonce(server: Server, id: string): string {
  return requireNonce(expectStatus(askExists(server, id), 200, "exists"), "exists");
}

/** @returns the sealed metadata and the next Nonce */
export async function fetchMetadata(
  server: Server,
  link: Link,
  nonce: string,
): Promise<{ sealedMetadata: unknown; nonce: string }> {
  const asked = await askSigned(nonce, (signedWith) => askMetadata(server, link, signedWith));
  const answer = expectStatus(asked, 200, "metadata");
  return { sealedMetadata: parseFields(answer, "metadata")["metadata"], nonce: requireNonce(answer, "metadata") };
}

/** Requests the sealed metadata. Never retries, so callers can also check that a wrong key is rejected. */
export async function askMetadata(server: Server, { id, authKey }: Link, nonce: string): Promise<Answer> {
  const headers = { Authorization: await signNonce(authKey, nonce) };
  return callServer(server, { method: "GET", path: `/api/metadata/${id}`, name: "/api/metadata/:id", headers });
}

async function downloadCall({ id, authKey }: Link, nonce: string): Promise<Call> {
  const headers = { Authorization: await signNonce(authKey, nonce) };
  return { method: "GET", path: `/api/download/${id}`, name: "/api/download/:id", headers, isBinary: true };
}

export async function askDownload(server: Server, link: Link, nonce: string): Promise<Answer> {
  const answer = await askSigned(nonce, async (signedWith) => callServer(server, await downloadCall(link, signedWith)));
  receivedBytes.add(answer.bytes.length);
  return answer;
}

/** Starts several downloads at the same time, each with its own Nonce. @returns the response or error of each */
export async function raceDownloads(
  server: Server,
  link: Link,
  nonces: readonly string[],
): Promise<{ answers: Answer[]; faults: unknown[] }> {
  const calls = await Promise.all(nonces.map((nonce) => downloadCall(link, nonce)));
  const raced = http.batch(calls.map((call) => createRequest(server, call)));
  const answers: Answer[] = [];
  const faults: unknown[] = [];
  for (const [index, nonce] of nonces.entries()) {
    const ask = async (signedWith: string) => {
      const call = await downloadCall(link, signedWith);
      const first = raced[index];
      return signedWith === nonce && first !== undefined
        ? toAnswer(`GET ${call.name}`, first)
        : callServer(server, call);
    };
    try {
      answers.push(await askSigned(nonce, ask));
    } catch (fault) {
      faults.push(fault);
    }
  }
  for (const { bytes } of answers) receivedBytes.add(bytes.length);
  return { answers, faults };
}

type OwnerCall = "info" | "params" | "password" | "delete";

export function callAsOwner(
  server: Server,
  call: OwnerCall,
  { id, ownerToken }: { id: string; ownerToken: string },
  fields: Record<string, unknown> = {},
): Answer {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ owner_token: ownerToken, ...fields });
  return callServer(server, { method: "POST", path: `/api/${call}/${id}`, name: `/api/${call}/:id`, headers, body });
}

export function setPassword(server: Server, link: { id: string; ownerToken: string }, authKey: Bytes): Answer {
  return callAsOwner(server, "password", link, { auth: toBase64Url(authKey) });
}

/** Deletes an upload, or does nothing if it no longer exists. */
export function removeUpload(server: Server, link: { id: string; ownerToken: string }): void {
  const { status } = callAsOwner(server, "delete", link);
  if (status !== 200 && status !== 404) throw new UnexpectedError(`delete: ${status}`);
}

/** The upload limits for anonymous senders. */
export function readLimits(server: Server): { downloads: number; seconds: number } {
  const answer = expectStatus(callServer(server, { method: "GET", path: "/config", name: "/config" }), 200, "/config");
  const limits = parseFields(answer, "/config")["LIMITS"] as Record<string, unknown> | undefined;
  const anonymous = limits?.["ANON"] as Record<string, unknown> | undefined;
  const least = (name: string) => {
    const value = Number(anonymous?.[name] ?? limits?.[name]);
    if (!(value >= 1)) throw new UnexpectedError(`/config has no ${name}`);
    return value;
  };
  return { downloads: least("MAX_DOWNLOADS"), seconds: least("MAX_EXPIRE_SECONDS") };
}
