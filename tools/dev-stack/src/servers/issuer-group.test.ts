import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
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

const ALL = { PATH: "/bin", ...OPERATORS, ...SECRETS };

/** A secret as that of a data directory makes them. */
const secretOf = (directory: string, purpose: string) =>
  createHash("sha256").update(`${directory} ${purpose}`).digest("hex").slice(0, 40);

const CLIENT_SECRET = secretOf("one", "issuer client");

async function open(isWanted: boolean, variables: NodeJS.ProcessEnv = ALL, directory = "one") {
  const said: string[] = [];
  const options = {
    isWanted,
    appOrigin: "https://send.example",
    secrets: (purpose: string) => secretOf(directory, purpose),
    say: (line: string) => void said.push(line),
  };
  return { ...(await openIssuerGroup(options, { dataDirectory: "/data", variables })), said };
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
        env: { APP_ORIGIN: "https://send.example", CLIENT_ID: "envoi", CLIENT_SECRET },
      },
    },
  ]);
});

test("who checks tokens is told the secret, nobody else is, and nobody of the operator's own issuer", async () => {
  const { servers, variablesOf } = await open(true);
  const told = { AUTH_ISSUER: `http://127.0.0.1:${servers[0]?.port}`, AUTH_CLIENT_ID: "envoi" };
  const secrets = { AUTH_INTROSPECTION_CLIENT_ID: "envoi-servers", AUTH_CLIENT_SECRET: CLIENT_SECRET };
  for (const service of CHECK_TOKENS) expect(variablesOf(service)).toEqual({ ...told, ...secrets });
  for (const service of OTHERS) expect(variablesOf(service)).toEqual(told);
});

test("the issuer of a data directory is at the same address at every start, that of another elsewhere", async () => {
  const portOf = async (directory: string) => (await open(true, ALL, directory)).servers[0]?.port;
  expect(await portOf("one")).toBe(await portOf("one"));
  expect(await portOf("another")).not.toBe(await portOf("one"));
});

test("where something else listens there it is elsewhere, which is told", async () => {
  const { servers, said } = await open(true);
  expect(said).toEqual([]);
  const other = createServer().listen(servers[0]?.port, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const moved = await open(true);
  expect(moved.servers[0]?.port).not.toBe(servers[0]?.port);
  expect(moved.said.join()).toContain(`port ${servers[0]?.port} is taken`);
});
