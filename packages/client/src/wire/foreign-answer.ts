import { AUTH_SCHEME } from "@envoi/protocol";

/*
 * [Note: Answers of others]
 *
 * Something between a client and its server may answer in the server's place: a wall where people sign in first
 * (forward authentication, Basic authentication, Cloudflare Access), a proxy that wants a password, or the login page
 * of a network. Such an answer says nothing about an upload, an account or a password, so it is recognised here, and
 * fails as `intercepted`. Our own answers are never redirects or pages, and our refusals have a code. Servers without
 * codes send the texts below, or a challenge of our scheme.
 *
 * A page of the server's origin sends that origin's cookies, by which a wall recognises people who have signed in. It
 * does not follow redirects, because a browser reports a redirect to a sign-in page of another origin as if there were
 * no network. And it leaves the `Authorization` header to Basic authentication.
 */

/** Refusals of servers without codes. */
const PLAIN_REFUSALS: Readonly<Record<number, string>> = { 401: "Unauthorized", 404: "Not Found" };
/** Statuses with which a proxy or a network asks people to sign in. */
const FOREIGN_STATUS: ReadonlySet<number> = new Set([407, 511]);

/** Whether the head of an answer shows that it is not from our server. See [Note: Answers of others]. */
export function isForeign({ type, ok, status, headers }: Response): boolean {
  if (type === "opaqueredirect" || FOREIGN_STATUS.has(status)) return true;
  return (ok || (status >= 300 && status < 400)) && isPage(headers);
}

/**
 * Whether a refusal is not from our server.
 *
 * @param text - the body of the refusal
 * @param code - the code in the body
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

/** Whether a 404 is from our server. A misconfigured proxy's 404 does not mean that a file is gone. */
export function isOwn404(text: string, code: unknown): boolean {
  return text === PLAIN_REFUSALS[404] || code === "not_found";
}

/** Whether a body that should be JSON is a page, whatever its type. */
export function isMarkup(text: string): boolean {
  return text.trimStart().startsWith("<");
}

function isPage(headers: Headers): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get("Content-Type") ?? "");
}
