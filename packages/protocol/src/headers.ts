/** `Authorization` and `WWW-Authenticate` scheme of this protocol. */
export const AUTH_SCHEME = "send-v1";
/** Header by which a client announces support for our extensions (value `1`). */
export const EXT_HEADER = "Envoi-Ext";

/**
 * Header that replaces `Authorization` in requests from the server's own page, because a proxy with Basic
 * authentication in front of the server needs `Authorization` itself.
 */
export const AUTHORIZATION_HEADER = "Envoi-Authorization";

/** Header that names the Claim of a download, in both directions. */
export const CLAIM_HEADER = "Envoi-Claim";
/**
 * Header that states the use of a new Claim, in both directions. `random-access`: the Claim is counted before its first
 * byte is sent, and covers ranges in any order.
 */
export const CLAIM_USE_HEADER = "Envoi-Claim-Use";
export const RANDOM_ACCESS = "random-access";
/**
 * Header by which a first request asks for parallel ranges (value `1`). If the Claim allows them, responses under it
 * state how many.
 */
export const PARALLEL_HEADER = "Envoi-Parallel";
/**
 * Header for ranges straight from the object store (value `1`), in both directions. With a Proof, the client announces
 * that it can use them, and the response tells whether the service offers them. Under a Claim, the client asks for the
 * URL of a range, and a response that has one repeats the header.
 */
export const DIRECT_HEADER = "Envoi-Direct";

/**
 * Header for an incomplete upload. In a response: the number of bytes that can be downloaded. In a request for its
 * body: the number of bytes that the recipient has. See our extension 10.
 */
export const LIVE_HEADER = "Envoi-Live";

/** The `<meta>` of a download page that contains the response of `/api/exists`, as JSON: `UploadTold`. */
export const UPLOAD_META = "envoi-upload";

/** `null` if the Upload does not exist. Otherwise, `nonce` is the one in the page's `WWW-Authenticate`. */
export type UploadTold = { requiresPassword: boolean; passwordProfile?: 2; nonce: string } | null;
