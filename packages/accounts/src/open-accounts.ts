import {
  type Account,
  accountsOff,
  type Clock,
  IssuerAway,
  type Log,
  type Registry,
  type TokenVerifier,
} from "@envoi/platform";
import type { AuthConfig } from "@envoi/protocol";
import { authConfigReader } from "./auth-config.ts";
import { checkByIntrospection } from "./checks/check-by-introspection.ts";
import { checkByJwks } from "./checks/check-by-jwks.ts";
import { checkByUserinfo } from "./checks/check-by-userinfo.ts";
import { checkByVerify } from "./checks/check-by-verify.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";
import type { AccountsConfig, TokenCheckName } from "./config.ts";
import { discoverIssuer } from "./discovered-issuer.ts";
import { findGroup } from "./find-group.ts";
import { findTokenProblem, type TokenCheck } from "./issuer-answers.ts";
import { issuerFetch } from "./issuer-fetch.ts";
import { rememberAnswers } from "./remember-answers.ts";
import { type AccountsReporter, createAccountsReporter } from "./reporter.ts";

/** Identifies users through the issuer, and lists the actions that require an account. */
export type Accounts = Pick<AccountsConfig, "offersSignIn" | "uploadRequiresAccount"> & {
  verifier: TokenVerifier;
  /** The sign-in configuration for pages; `null` when accounts are off, or until the issuer has responded once. */
  authConfig(): Promise<AuthConfig | null>;
};

/** Maximum number of cached verdicts per process, separately for valid and for rejected tokens. */
const CAPACITY = 10_000;

function observed(check: TokenCheck, { report, clock }: { report: AccountsReporter; clock: Clock }): TokenCheck {
  return async (token) => {
    const startedAt = performance.now();
    const sinceStart = () => (performance.now() - startedAt) / 1_000;
    try {
      const answer = await check(token);
      const isBad = "refusal" in answer;
      report.answered(isBad ? "bad" : "good", sinceStart());
      if (isBad) report.refused(answer.refusal);
      else if (answer.expiresAtMs !== null && answer.expiresAtMs <= clock.now()) {
        report.clockAhead(clock.now() - answer.expiresAtMs);
      }
      return answer;
    } catch (error) {
      if (error instanceof IssuerAway) report.away(error, sinceStart());
      throw error;
    }
  };
}

/** Replaces the user's claims, which may be long, by the group that they name. */
function withGroup(check: TokenCheck, groups: AccountsConfig["groups"]): TokenCheck {
  return async (token) => {
    const answer = await check(token);
    if ("refusal" in answer) return answer;
    const group = findGroup(answer.claims, groups);
    const { account, expiresAtMs } = answer;
    return { account: { ...account, ...(group !== undefined && { group }) }, expiresAtMs };
  };
}

/** @param deps.deadline - a signal that aborts after this many milliseconds */
export function openAccounts(
  config: AccountsConfig | null,
  deps: { clock: Clock; log: Log; registry: Registry; deadline?: (ms: number) => AbortSignal },
): Accounts {
  const report = createAccountsReporter(deps);
  if (config === null) {
    return { verifier: accountsOff, authConfig: async () => null, offersSignIn: false, uploadRequiresAccount: false };
  }
  const { clock, deadline = (ms) => AbortSignal.timeout(ms) } = deps;
  const fetch = issuerFetch(deadline);
  const asked = config.tokenCheck === "introspection" ? config.introspectionClientId : config.clientId;
  const issuer = discoverIssuer({ ...config, clientId: asked }, { clock, report, fetch });
  const checks: Record<TokenCheckName, () => TokenCheck> = {
    verify: () => withCircuitBreaker(checkByVerify(issuer, config.keyScope, fetch), deps),
    introspection: () => withCircuitBreaker(checkByIntrospection(issuer, config), deps),
    userinfo: () => withCircuitBreaker(checkByUserinfo(issuer), deps),
    jwks: () => checkByJwks(issuer, config, { clock, report, fetch }),
  };
  const check = withGroup(observed(checks[config.tokenCheck](), { report, clock }), config.groups);
  const recallOrAsk = rememberAnswers(check, {
    clock,
    capacity: CAPACITY,
    goodMs: config.rememberSeconds * 1_000,
  });

  async function verify(token: string, signal?: AbortSignal): Promise<Account | null> {
    const malformation = findTokenProblem(token);
    if (malformation === null) return recallOrAsk(token, signal);
    report.refused(malformation);
    return null;
  }

  return {
    verifier: { verify },
    authConfig: authConfigReader(config, { issuer, report }),
    offersSignIn: config.offersSignIn,
    uploadRequiresAccount: config.uploadRequiresAccount,
  };
}
