import { createHash, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ProtocolError } from "@envoi/protocol";
import type { Request, RequestHandler } from "express";
import { env, readEnv } from "../config.ts";
import type { Log } from "../log.ts";
import { parseBearer } from "../token-verifier.ts";

/** Access to the calls of operators, which are served on the private port only. */
export type OperatorConfig = {
  /** File with the token that these calls need, which may be replaced at any time; `null`: there are no such calls. */
  tokenFile: string | null;
  /** File that every call is appended to, besides the log; `null`: none. */
  auditFile: string | null;
};

const MIN_TOKEN_CHARACTERS = 32;

/** Header with the name of the person who acts, for the audit log. The token is what admits them. */
export const OPERATOR_HEADER = "envoi-operator";
const OPERATOR_NAME = /^[\w.@+ -]{1,64}$/;

/** @throws ConfigError */
export function readOperatorConfig(variables: Readonly<Record<string, string | undefined>>): OperatorConfig {
  const read = readEnv(
    {
      OPERATOR_TOKEN_FILE: env.optionalText(),
      AUDIT_LOG_FILE: env.optionalText(),
    },
    variables,
  );
  return { tokenFile: read.OPERATOR_TOKEN_FILE ?? null, auditFile: read.AUDIT_LOG_FILE ?? null };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Checks a token that an operator gave.
 *
 * @throws ProtocolError `not_found` if there are no operators, `unauthorized`, `unavailable` when the file has no token
 *   of at least 32 characters
 */
export async function checkOperatorToken(
  { tokenFile }: Pick<OperatorConfig, "tokenFile">,
  given: string,
  log: Log,
): Promise<void> {
  if (tokenFile === null) throw new ProtocolError("not_found");
  const token = (await readFile(tokenFile, "utf8").catch(() => "")).trim();
  if (token.length < MIN_TOKEN_CHARACTERS) {
    log.error({ tokenFile }, "OPERATOR_TOKEN_FILE: cannot be read, or has fewer than 32 characters");
    throw new ProtocolError("unavailable");
  }
  if (!timingSafeEqual(digest(given), digest(token))) {
    log.warn({ audit: true }, "operator token refused");
    throw new ProtocolError("unauthorized", { challenge: "Bearer" });
  }
}

/**
 * Admits requests with the operators' token: `Authorization: Bearer <token>`.
 *
 * @returns a handler that throws ProtocolError `not_found` if there are no operators, `unauthorized`, `bad_request` for
 *   an operator's name of another form, `unavailable` when the file has no token of at least 32 characters
 */
export function requireOperator(access: Pick<OperatorConfig, "tokenFile">, log: Log): RequestHandler {
  return async (request, _response, next) => {
    await checkOperatorToken(access, parseBearer(request.headers.authorization) ?? "", log);
    operatorOf(request);
    next();
  };
}

/** The name that the operator gave. @throws ProtocolError `bad_request` for a name of another form */
export function operatorOf(request: Pick<Request, "headers">): string {
  const name = request.headers[OPERATOR_HEADER] ?? "unknown";
  if (typeof name !== "string" || !OPERATOR_NAME.test(name)) throw new ProtocolError("bad_request");
  return name;
}
