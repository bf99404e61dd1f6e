import { AUTH_SCHEME } from "@envoi/protocol";

/*
 * [Note: Answers of others]
 *
 * Something between a client and its server may respond instead of the server: an authenticating proxy in front of the
 * server (forward authentication, Basic authentication, Cloudflare Access), a client's proxy that requires a password,
 * or a network's captive portal. Such a response says nothing about an upload, an account or a password, so it is
 * detected here, and fails as `intercepted`. Our own responses are never redirects or pages, and our rejections have a
 * code. Redirects are not followed: they would take owner tokens to other origins, and a browser reports a redirect to
 * a sign-in page of another origin as if there were no network. Servers without codes send the texts below, or a challenge of our scheme.
 *
 * A page of the server's origin sends that origin's cookies, by which an authenticating proxy recognises signed-in
 * users, and it leaves the `Authorization` header to Basic authentication.
 */

/** Bodies of rejections by servers that send no error codes. */
const PLAIN_REFUSALS: Readonly<Record<number, string>> = { 401: "Unauthorized", 404: "Not Found" };
/** Statuses with which a proxy or a network asks users to sign in. */
const FOREIGN_STATUS: ReadonlySet<number> = new Set([407, 511]);

/** Whether the head of a response shows that it is not from our server. See [Note: Answers of others]. */
export function isForeign({ type, ok, status, headers }: Response): boolean {
  // Browsers hide a redirect that they did not follow; other runtimes return its head.
  const isRedirect = type === "opaqueredirect" || (status >= 300 && status < 400);
  return isRedirect || FOREIGN_STATUS.has(status) || (ok && isPage(headers));
}

/**
 * Whether a rejection is not from our server.
 *
 * @param text - the rejection's body @param code
 * - the code in it
 */
export function isForeignRefusal({ status, headers }: Response, text: string, code: unknown): boolean {
  if (typeof code === "string") return false;
  if (status === 403) return true;
  if (status === 404) return isPage(headers) || isMarkup(text);
  if (status !== 401) return false;
  const challenge = headers.get("WWW-Authenticate");
  if (challenge !== null) return !challenge.toLowerCase().startsWith(`${AUTH_SCHEME} `);
  return text !== PLAIN_REFUSALS[401];
}

/** Whether a 404 is from our server. A misconfigured proxy's 404 does not mean that a file is deleted. */
export function isOwn404(text: string, code: unknown): boolean {
  return text === PLAIN_REFUSALS[404] || code === "not_found";
}

/** Whether a body that should be JSON is an HTML page, whatever its media type. */
export function isMarkup(text: string): boolean {
  return text.trimStart().startsWith("<");
}

function isPage(headers: Headers): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get("Content-Type") ?? "");
}
