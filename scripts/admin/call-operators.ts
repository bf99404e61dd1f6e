import { AdminError, type CommandContext } from "./command.ts";
import { readGivenFile } from "./read-given-file.ts";

/** What refusals mean here. */
const REFUSALS: Record<number, string> = {
  400: "the server did not understand an option",
  401: "the server does not accept the token, or no longer",
  404: "there is no such upload, blocked body or second store, or the server has neither OPERATOR_TOKEN_FILE nor OPERATOR_OIDC_ISSUER",
  412: "both stores are the same",
  503: "the server cannot read its OPERATOR_TOKEN_FILE, or a store or the issuer of tokens does not answer",
  507: "the blocklist has no room for this",
};

/** Makes calls to the private port at `origin`, with the token, or else that of the file. */
export function createOperatorCall(to: {
  origin: string;
  token: string | undefined;
  tokenFile: string | undefined;
  /** Name of the person who acts, for the audit log. */
  user: string;
}): CommandContext["call"] {
  const { origin, user } = to;
  async function readToken(): Promise<string> {
    const { token, tokenFile } = to;
    if (token !== undefined) return token;
    if (tokenFile === undefined) {
      throw new AdminError("give --token-file, or set ENVOI_ADMIN_TOKEN or OPERATOR_TOKEN_FILE");
    }
    return readGivenFile(tokenFile);
  }
  return async (method, path, body) => {
    const token = await readToken();
    const answer = await fetch(new URL(`/operators${path}`, origin), {
      method,
      headers: {
        Authorization: `Bearer ${token.trim()}`,
        "Envoi-Operator": user,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new AdminError(`${origin} does not answer`);
    });
    if (answer.ok) return answer;
    throw new AdminError(`${answer.status}: ${REFUSALS[answer.status] ?? "the server refused"}`);
  };
}
