/** `Authorization` and `WWW-Authenticate` scheme of this protocol. */
export const AUTH_SCHEME = "send-v1";
/** Header with which a client announces that it supports our extensions (value `1`). */
export const EXT_HEADER = "Envoi-Ext";

/**
 * Header with what `Authorization` would have, of requests of the server's own page: Basic authentication of a proxy in
 * front has that header for itself.
 */
export const AUTHORIZATION_HEADER = "Envoi-Authorization";

/** Header that names the Claim of a download, in both directions. */
export const CLAIM_HEADER = "Envoi-Claim";
/**
 * Header that says what a new Claim is for, in both directions. `random-access`: it counts before its first byte, and
 * then covers ranges in any order.
 */
export const CLAIM_USE_HEADER = "Envoi-Claim-Use";
export const RANDOM_ACCESS = "random-access";
/**
 * Header of a first request that asks for several ranges at once, with the value "1". Answers under a Claim that allows
 * it say how many.
 */
export const PARALLEL_HEADER = "Envoi-Parallel";

/**
 * Header of answers about an upload that is not complete yet: how many of its bytes can be downloaded. Of a request for
 * its body: how many the recipient has. See our extension 10.
 */
export const LIVE_HEADER = "Envoi-Live";

/** The `<meta>` of a download page that says what `exists` would, as JSON: `UploadTold`. */
export const UPLOAD_META = "envoi-upload";

/** `null`: the Upload is gone. Otherwise `nonce` is that of the page's `WWW-Authenticate`. */
export type UploadTold = { requiresPassword: boolean; passwordProfile?: 2; nonce: string } | null;
