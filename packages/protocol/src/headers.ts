/** `Authorization` and `WWW-Authenticate` scheme of this protocol. */
export const AUTH_SCHEME = "send-v1";
/** Header with which a client announces that it supports our extensions (value `1`). */
export const EXT_HEADER = "Envoi-Ext";

/**
 * Header with which requests of the server's own page send the value of `Authorization`, because a proxy with Basic
 * authentication in front of the server needs that header for itself.
 */
export const AUTHORIZATION_HEADER = "Envoi-Authorization";

/** Header that names the Claim of a download, in both directions. */
export const CLAIM_HEADER = "Envoi-Claim";
/**
 * Header that says what a new Claim is for, in both directions. `random-access`: it is counted before its first byte,
 * and then covers ranges in any order.
 */
export const CLAIM_USE_HEADER = "Envoi-Claim-Use";
export const RANDOM_ACCESS = "random-access";
/**
 * Header with which a first request asks for several ranges at once (value `1`). If the Claim allows this, answers
 * under it say how many.
 */
export const PARALLEL_HEADER = "Envoi-Parallel";

/**
 * Header about an upload that is not complete yet. In an answer: how many of its bytes can be downloaded. In a request
 * for its body: how many bytes the recipient has. See our extension 10.
 */
export const LIVE_HEADER = "Envoi-Live";

/** The `<meta>` of a download page that contains what `/api/exists` would answer, as JSON: `UploadTold`. */
export const UPLOAD_META = "envoi-upload";

/** `null` if the Upload is gone. If not, `nonce` is the one in the page's `WWW-Authenticate`. */
export type UploadTold = { requiresPassword: boolean; passwordProfile?: 2; nonce: string } | null;
