import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProtocolError } from "@envoi/protocol";
import { recordingLog } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { IssuerAway } from "../token-verifier.ts";
import { checkOperatorToken, type OperatorAccess, operatorOf, readOperatorConfig } from "./operators.ts";

const OIDC = {
  OPERATOR_OIDC_ISSUER: "https://login.example/realms/one",
  OPERATOR_OIDC_AUDIENCE: "envoi-admin",
  OPERATOR_OIDC_CLAIM: "groups=envoi=operators",
};

test("allows no operators if nothing is set, and allows `=` in the value of an issuer's claim", () => {
  expect(readOperatorConfig({})).toEqual({ tokenFile: null, oidc: null, auditFile: null });
  expect(readOperatorConfig(OIDC).oidc).toEqual({
    issuer: new URL("https://login.example/realms/one"),
    audience: "envoi-admin",
    claim: { name: "groups", value: "envoi=operators" },
  });
});

test.each([
  ["an issuer without an audience", { OPERATOR_OIDC_AUDIENCE: "" }, "set all of them, or none"],
  ["an issuer without a claim, which would admit all its users", { OPERATOR_OIDC_CLAIM: "" }, "set all of them"],
  ["an audience and a claim without an issuer", { OPERATOR_OIDC_ISSUER: "" }, "set all of them, or none"],
  ["an issuer over plain http", { OPERATOR_OIDC_ISSUER: "http://login.example" }, "OPERATOR_OIDC_ISSUER"],
  ["a claim without a value", { OPERATOR_OIDC_CLAIM: "groups" }, "OPERATOR_OIDC_CLAIM"],
  ["a claim with an empty value", { OPERATOR_OIDC_CLAIM: "groups=" }, "OPERATOR_OIDC_CLAIM"],
  ["a claim without a name", { OPERATOR_OIDC_CLAIM: "=operators" }, "OPERATOR_OIDC_CLAIM"],
])("rejects %s", (_what, changes, problem) => {
  expect(() => readOperatorConfig({ ...OIDC, ...changes })).toThrow(problem);
});

const TOKEN = "0123456789abcdef0123456789abcdef";
const SIGNED = "head.ada.signature";

/** An issuer that accepts one token, and is unavailable when asked about another. */
function createIssuer() {
  const asked: string[] = [];
  const issuer = {
    name: "https://login.example/",
    async verify(token: string) {
      asked.push(token);
      if (token === "head.away.signature") throw new IssuerAway("does not answer");
      return token === SIGNED ? { subject: "auth0|ada" } : { reason: "it lacks the claim groups" };
    },
    async check() {},
  };
  return { issuer, asked };
}

async function writeTokenFile(content: string | Uint8Array): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-operators-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, content);
  return tokenFile;
}

/** Result of a request with this token: the operator, or the error. */
async function ask(access: OperatorAccess, token: string) {
  const { log, logLines } = recordingLog("test");
  const request = { headers: { "envoi-operator": "grace" } };
  const refusal = await checkOperatorToken(access, request, token, log).then(
    () => null,
    (error: unknown) => (error instanceof ProtocolError ? error : Promise.reject(error)),
  );
  const { code = null, challenge, retryAfterSeconds } = refusal ?? {};
  return { code, challenge, retryAfterSeconds, operator: operatorOf(request), logLines };
}

test("with an issuer, identifies the operator by the issuer's subject, not by the name in the request", async () => {
  const { issuer } = createIssuer();
  expect(await ask({ tokenFile: null, issuer }, SIGNED)).toMatchObject({ code: null, operator: "auth0|ada" });
});

test("admits operators by file and by issuer, and by issuer even if the file cannot be used", async () => {
  const { issuer, asked } = createIssuer();
  const access = { tokenFile: await writeTokenFile(TOKEN), issuer };
  expect(await ask(access, TOKEN)).toMatchObject({ code: null, operator: "grace" });
  expect(asked).toEqual([]);
  expect(await ask(access, SIGNED)).toMatchObject({ code: null, operator: "auth0|ada" });
  const broken = { tokenFile: await writeTokenFile("short"), issuer };
  expect(await ask(broken, SIGNED)).toMatchObject({ code: null });
  expect(await ask(broken, TOKEN)).toMatchObject({ code: "unavailable" });
});

test.each([
  ["a byte order mark", `\uFEFF${TOKEN}`],
  ["a line end", `${TOKEN}\n`],
  ["a byte order mark and a Windows line end", `\uFEFF${TOKEN}\r\n`],
  ["blanks", `  ${TOKEN} \n\n`],
])("accepts the token in a file with %s [R9.30b]", async (_what, content) => {
  expect(await ask({ tokenFile: await writeTokenFile(content) }, TOKEN)).toMatchObject({ code: null });
});

test.each([
  ["it is UTF-16; save it as UTF-8", Buffer.from(`\uFEFF${TOKEN}\r\n`, "utf16le")],
  ["it is not UTF-8; save it as UTF-8", Buffer.from(`${TOKEN}\xe9`, "latin1")],
  ["it has fewer than 32 characters", Buffer.from(`\uFEFF${TOKEN.slice(1)}\r\n`)],
])("rejects a token file, and logs that %s", async (reason, content) => {
  const { code, logLines } = await ask({ tokenFile: await writeTokenFile(content) }, TOKEN);
  expect(code).toBe("unavailable");
  expect(logLines.join()).toContain(reason);
});

test("returns the same response for a missing token, a wrong token, and a token rejected by the issuer", async () => {
  const { issuer, asked } = createIssuer();
  for (const tokenFile of [null, await writeTokenFile(TOKEN)]) {
    for (const token of ["", "wrong", `${TOKEN}x`, "head.grace.signature", "head.ada.", `${SIGNED}.more`]) {
      const { code, challenge, logLines } = await ask({ tokenFile, issuer }, token);
      expect({ code, challenge }).toEqual({ code: "unauthorized", challenge: "Bearer" });
      expect(logLines).toHaveLength(1);
    }
  }
  // Only text that looks like a signed token is checked with the issuer.
  expect([...new Set(asked)]).toEqual(["head.grace.signature"]);
  const { logLines } = await ask({ tokenFile: null, issuer }, "head.grace.signature");
  expect(JSON.parse(logLines[0] ?? "")).toMatchObject({ audit: true, reason: "it lacks the claim groups" });
});

test("if the issuer does not respond, rejects signed tokens as unavailable, but accepts the file's token", async () => {
  const { issuer } = createIssuer();
  const access = { tokenFile: await writeTokenFile(TOKEN), issuer };
  expect(await ask(access, "head.away.signature")).toMatchObject({ code: "unavailable", retryAfterSeconds: 10 });
  expect(await ask(access, TOKEN)).toMatchObject({ code: null });
});

test("without a file or an issuer, returns not_found for every token", async () => {
  for (const token of ["", TOKEN, SIGNED])
    expect(await ask({ tokenFile: null }, token)).toMatchObject({ code: "not_found" });
});
