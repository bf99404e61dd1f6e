import type { ProtocolError } from "@envoi/protocol";
import type { Response } from "express";

/** Sends the documented answer to a refused request. Limits per time are described as RateLimit fields (IETF draft). */
export function answerError(response: Response, error: ProtocolError): void {
  const { retryAfterSeconds, rateLimit, challenge } = error;
  if (retryAfterSeconds !== undefined) response.setHeader("Retry-After", retryAfterSeconds);
  if (rateLimit !== undefined) {
    const { name, most, windowSeconds } = rateLimit;
    const unit = name === "bytes" ? ';qu="content-bytes"' : "";
    response.setHeader("RateLimit-Policy", `"${name}";q=${most};w=${windowSeconds}${unit}`);
    response.setHeader("RateLimit", `"${name}";r=0;t=${retryAfterSeconds ?? windowSeconds}`);
  }
  if (challenge !== undefined) response.setHeader("WWW-Authenticate", challenge);
  response.status(error.status).json(error);
}
