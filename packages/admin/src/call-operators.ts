import { readJson } from "@envoi/protocol/bounded-read";
import { AdminError, type CommandContext, readGivenFile } from "./command.ts";

const REFUSALS: Record<number, string> = {
  400: "the server did not understand an option",
  401: "the server does not accept the token, or no longer",
  404: "there is no such upload, blocked body or second store, or the server has neither OPERATOR_TOKEN_FILE nor OPERATOR_OIDC_ISSUER",
  412: "both stores are the same",
  503: "the server cannot read its OPERATOR_TOKEN_FILE, or a store or the issuer of tokens does not answer",
  507: "the blocklist has no room for this",
};

/** Only upload gateways know quotas, so another service has no such call. */
const NO_QUOTAS = "only upload gateways know quotas: give --url the private port of one of them, or of npm start";

/** Maximum size of a response. The largest comes from a dry run of the sweep with 10,000 leftovers. */
const MAX_ANSWER_BYTES = 16_777_216;

/**
 * Reads a response with one object per line. The server sends empty lines while the call is in progress, which may take
 * hours.
 */
export async function readLines(answer: Response): Promise<unknown[]> {
  const found: unknown[] = [];
  const decoder = new TextDecoder();
  let incomplete = "";
  for await (const chunk of answer.body ?? []) {
    const lines = `${incomplete}${decoder.decode(chunk, { stream: true })}`.split("\n");
    incomplete = lines.pop() ?? "";
    for (const line of lines) if (line !== "") found.push(JSON.parse(line));
  }
  return found;
}

type OperatorAddress = {
  /** The private port. */
  origin: string;
  token: string | undefined;
  /** Token file; ignored if `token` is given. */
  tokenFile: string | undefined;
  /** The operator's name, for the audit log. */
  user: string;
};

export function createOperatorCalls(address: OperatorAddress): Pick<CommandContext, "call" | "callLines"> {
  const { origin, token, tokenFile, user } = address;

  async function readToken(): Promise<string> {
    if (token !== undefined) return token;
    if (tokenFile === undefined) {
      throw new AdminError("give --token-file, or set ENVOI_ADMIN_TOKEN or OPERATOR_TOKEN_FILE");
    }
    return readGivenFile(tokenFile);
  }

  async function ask(method: string, path: string, body?: object): Promise<Response> {
    const given = await readToken();
    const answer = await fetch(new URL(`/operators${path}`, origin), {
      method,
      headers: {
        Authorization: `Bearer ${given.trim()}`,
        "Envoi-Operator": user,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new AdminError(`${origin} does not answer`);
    });
    if (answer.ok) return answer;
    const isUnknownQuota = answer.status === 404 && path.startsWith("/quotas");
    const refusal = isUnknownQuota ? NO_QUOTAS : (REFUSALS[answer.status] ?? "the server refused");
    throw new AdminError(`${answer.status}: ${refusal}`);
  }

  return {
    call: async (...call) => readJson(await ask(...call), { maxBytes: MAX_ANSWER_BYTES }),
    callLines: async (...call) => readLines(await ask(...call)),
  };
}
