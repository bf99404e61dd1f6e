import { readFile } from "node:fs/promises";
import { AdminError, type CommandContext } from "./command.ts";

/** What refusals mean here. */
const REFUSALS: Record<number, string> = {
  400: "the server did not understand an option",
  401: "the token is not that of the server's OPERATOR_TOKEN_FILE",
  404: "there is no such upload or second store, or the server has no OPERATOR_TOKEN_FILE",
  412: "both stores are the same",
  503: "the server cannot read its OPERATOR_TOKEN_FILE, or a store does not answer",
};

/** Makes calls to the private port at `origin`, with the token of this file. */
export function createOperatorCall(to: {
  origin: string;
  tokenFile: string | undefined;
  /** Name of the person who acts, for the audit log. */
  user: string;
}): CommandContext["call"] {
  const { origin, tokenFile, user } = to;
  return async (method, path, body) => {
    if (tokenFile === undefined) throw new AdminError("give --token-file, or set OPERATOR_TOKEN_FILE");
    const token = await readFile(tokenFile, "utf8").catch(() => {
      throw new AdminError(`${tokenFile}: cannot be read`);
    });
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
