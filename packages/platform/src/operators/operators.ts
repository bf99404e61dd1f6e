import { createHash, timingSafeEqual } from "node:crypto";
import { ProtocolError } from "@envoi/protocol";
import type { Request, RequestHandler } from "express";
import type { Clock } from "../clock.ts";
import { env, readEnv, refuse } from "../config.ts";
import type { Log } from "../log.ts";
import { readTextFile, TextFileError } from "../text-file.ts";
import { parseBearer } from "../token-verifier.ts";

/** An OpenID Connect issuer whose signed tokens admit operators. */
export type OperatorOidc = {
  issuer: URL;
  /** Required value of a token's `aud`. */
  audience: string;
  /** Required claim of a token, with this value or a list containing it. */
  claim: { name: string; value: string };
};

/** Settings for access to the operators' calls, which are served only on the private port. */
export type OperatorConfig = {
  /** File with a token that admits operators; `null`: none. The file may be replaced at any time. */
  tokenFile: string | null;
  /** `null`: no issuer's tokens admit operators. */
  oidc: OperatorOidc | null;
  /** File to which every call is appended, in addition to the log; `null` if there is none. */
  auditFile: string | null;
};

export const NO_OPERATORS: OperatorConfig = { tokenFile: null, oidc: null, auditFile: null };

export type OperatorIssuer = {
  /** The issuer's URL, for the audit log. */
  name: string;
  /**
   * @returns the token's subject, or why the token is rejected: our own text, for the log @throws IssuerAway if the
   * issuer's keys are unknown, in which case the token may still be valid
   */
  verify(token: string): Promise<{ subject: string } | { reason: string }>;
  /** Requests the issuer's keys. @throws IssuerAway */
  check(): Promise<void>;
};

/**
 * Ways of admitting operators: by a token file, by an issuer, or by both. Without either, operators' calls are not
 * served.
 */
export type OperatorAccess = Pick<OperatorConfig, "tokenFile"> & { issuer?: OperatorIssuer };

const MIN_TOKEN_CHARACTERS = 32;
/** Form of signed tokens: three base64 parts. Only these are checked with the issuer's keys. */
const SIGNED_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const CLAIM = /^([^=]+)=(.+)$/;

/** Header with the operator's name, for the audit log. The name grants no access; only the token does. */
export const OPERATOR_HEADER = "envoi-operator";
const OPERATOR_NAME = /^[\w.@+ -]{1,64}$/;

/** @throws ConfigError */
export function readOperatorConfig(variables: Readonly<Record<string, string | undefined>>): OperatorConfig {
  const read = readEnv(
    {
      OPERATOR_TOKEN_FILE: env.optionalText(),
      OPERATOR_OIDC_ISSUER: env.issuer(),
      OPERATOR_OIDC_AUDIENCE: env.optionalText(),
      OPERATOR_OIDC_CLAIM: env
        .optionalText()
        .refine((text) => text === undefined || CLAIM.test(text), "is not a claim such as groups=operators"),
      AUDIT_LOG_FILE: env.optionalText(),
    },
    variables,
  );
  const { OPERATOR_OIDC_ISSUER: issuer, OPERATOR_OIDC_AUDIENCE: audience, OPERATOR_OIDC_CLAIM: claimText } = read;
  const given = [issuer, audience, claimText].filter((text) => text !== undefined).length;
  refuse([
    given % 3 !== 0 && "OPERATOR_OIDC_ISSUER, OPERATOR_OIDC_AUDIENCE, OPERATOR_OIDC_CLAIM: set all of them, or none",
  ]);
  const [, name = "", value = ""] = CLAIM.exec(claimText ?? "") ?? [];
  return {
    tokenFile: read.OPERATOR_TOKEN_FILE ?? null,
    oidc: issuer && audience ? { issuer: new URL(issuer), audience, claim: { name, value } } : null,
    auditFile: read.AUDIT_LOG_FILE ?? null,
  };
}

/** Loads the package for checking issuers' tokens, which few processes need. */
export type LoadOperatorIssuer = () => Promise<{
  openOperatorIssuer(oidc: OperatorOidc, deps: { clock: Clock; log: Log }): OperatorIssuer;
}>;

export async function openOperatorAccess(
  { tokenFile, oidc }: OperatorConfig,
  load: LoadOperatorIssuer | null,
  deps: { clock: Clock; log: Log },
): Promise<OperatorAccess> {
  if (oidc === null || load === null) return { tokenFile };
  const { openOperatorIssuer } = await load();
  return { tokenFile, issuer: openOperatorIssuer(oidc, deps) };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** @returns the token in the file; `null` if the file cannot be used */
async function readToken(tokenFile: string, log: Log): Promise<string | null> {
  let reason = "it cannot be read";
  try {
    const token = (await readTextFile(tokenFile)).trim();
    if (token.length >= MIN_TOKEN_CHARACTERS) return token;
    reason = `it has fewer than ${MIN_TOKEN_CHARACTERS} characters`;
  } catch (error) {
    if (error instanceof TextFileError) reason = `it ${error.message}`;
  }
  log.error({ tokenFile, reason }, "OPERATOR_TOKEN_FILE: cannot be used");
  return null;
}

/** For each operator's request with an issuer's token: the operator and the issuer. */
const subjects = new WeakMap<object, { operator: string; issuer: string }>();

/** @throws ProtocolError `not_found` if there are no operators */
export function requireOperators({ tokenFile, issuer }: OperatorAccess): void {
  if (tokenFile === null && issuer === undefined) throw new ProtocolError("not_found");
}

/**
 * Checks the token of an operator's request.
 *
 * @throws ProtocolError `not_found` if there are no operators, `unauthorized`, `unavailable` if the file has no token
 *   of at least 32 characters, or the issuer of a signed token does not respond
 */
export async function checkOperatorToken(
  access: OperatorAccess,
  request: object,
  given: string,
  log: Log,
): Promise<void> {
  requireOperators(access);
  const { tokenFile, issuer } = access;
  const token = tokenFile === null ? null : await readToken(tokenFile, log);
  if (token !== null && timingSafeEqual(digest(given), digest(token))) return;
  let reason = "it is unknown, and not a signed one for an issuer";
  if (issuer !== undefined && SIGNED_TOKEN.test(given)) {
    const found = await issuer.verify(given);
    if ("subject" in found) return void subjects.set(request, { operator: found.subject, issuer: issuer.name });
    reason = found.reason;
  } else if (tokenFile !== null && token === null) {
    throw new ProtocolError("unavailable");
  }
  log.warn({ audit: true, reason }, "operator token refused");
  throw new ProtocolError("unauthorized", { challenge: "Bearer" });
}

/**
 * Admits requests with an operators' token: `Authorization: Bearer <token>`.
 *
 * @returns a handler that throws the errors of `checkOperatorToken`, and ProtocolError `bad_request` if the operator's
 *   name is malformed
 */
export function requireOperator(access: OperatorAccess, log: Log): RequestHandler {
  return async (request, _response, next) => {
    await checkOperatorToken(access, request, parseBearer(request.headers.authorization) ?? "", log);
    operatorOf(request);
    next();
  };
}

/** The operator, for the audit log: the subject named by an issuer, or else the name in the request. */
export function actorOf(request: Pick<Request, "headers">): { operator: string; issuer?: string } {
  const named = subjects.get(request);
  if (named !== undefined) return named;
  const operator = request.headers[OPERATOR_HEADER] ?? "unknown";
  if (typeof operator !== "string" || !OPERATOR_NAME.test(operator)) throw new ProtocolError("bad_request");
  return { operator };
}

/** @throws ProtocolError `bad_request` if the name is malformed */
export function operatorOf(request: Pick<Request, "headers">): string {
  return actorOf(request).operator;
}
