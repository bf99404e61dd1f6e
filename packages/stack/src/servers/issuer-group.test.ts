import { expect, test } from "vitest";
import { openIssuerGroup } from "./issuer-group.ts";

const CHECK_TOKENS = ["upload-gateway", "metadata", "filelist"] as const;
const OTHERS = ["download", "metrics", "janitor", "web-origin"] as const;

/** What an operator says of an issuer of their own. */
const OPERATORS = {
  AUTH_ISSUER: "https://issuer.example",
  AUTH_CLIENT_ID: "the operator's",
  AUTH_KEY_SCOPE: "keys",
  AUTH_ORIGINS: "https://profile.example",
};
const SECRETS = { AUTH_INTROSPECTION_CLIENT_ID: "the servers", AUTH_CLIENT_SECRET: "of another issuer" };

function open(isWanted: boolean, variables: NodeJS.ProcessEnv = { PATH: "/bin", ...OPERATORS, ...SECRETS }) {
  const options = { isWanted, appOrigin: "https://send.example", secrets: (purpose: string) => `for ${purpose}` };
  return openIssuerGroup(options, { dataDirectory: "/data", variables });
}

test("without accounts there is no issuer, and no service is told of one", async () => {
  const { servers, variablesOf } = await open(false, { PATH: "/bin" });
  expect(servers).toEqual([]);
  expect(variablesOf("metadata")).toEqual({});
});

test("of the operator's own issuer every service is told, and only who checks tokens of the secret", async () => {
  const { servers, variablesOf } = await open(false);
  expect(servers).toEqual([]);
  for (const service of CHECK_TOKENS) expect(variablesOf(service)).toEqual({ ...OPERATORS, ...SECRETS });
  for (const service of OTHERS) expect(variablesOf(service)).toEqual(OPERATORS);
});

test("the issuer is a process that knows where the page is, and a secret of its own", async () => {
  const { servers } = await open(true);
  expect(servers).toMatchObject([
    {
      command: {
        name: "issuer",
        env: { APP_ORIGIN: "https://send.example", CLIENT_ID: "envoi", CLIENT_SECRET: "for issuer client" },
      },
    },
  ]);
});

test("who checks tokens is told the secret, nobody else is, and nobody of the operator's own issuer", async () => {
  const { servers, variablesOf } = await open(true);
  const told = { AUTH_ISSUER: `http://127.0.0.1:${servers[0]?.port}`, AUTH_CLIENT_ID: "envoi" };
  const secrets = { AUTH_INTROSPECTION_CLIENT_ID: "envoi-servers", AUTH_CLIENT_SECRET: "for issuer client" };
  for (const service of CHECK_TOKENS) expect(variablesOf(service)).toEqual({ ...told, ...secrets });
  for (const service of OTHERS) expect(variablesOf(service)).toEqual(told);
});
