import type { ProtocolError } from "@envoi/protocol";

/** The headers of an error response, by name. Rate limits are described in RateLimit fields (IETF draft). */
export function refusalHeaders({ retryAfterSeconds, rateLimit, challenge }: ProtocolError): Map<string, string> {
  const headers = new Map<string, string>();
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  if (rateLimit !== undefined) {
    const { name, most, windowSeconds } = rateLimit;
    const unit = name === "bytes" ? ';qu="content-bytes"' : "";
    headers.set("RateLimit-Policy", `"${name}";q=${most};w=${windowSeconds}${unit}`);
    headers.set("RateLimit", `"${name}";r=0;t=${retryAfterSeconds ?? windowSeconds}`);
  }
  if (challenge !== undefined) headers.set("WWW-Authenticate", challenge);
  return headers;
}
