import { startNats } from "@envoi/testkit";
import { nkeys } from "@nats-io/transport-node";
import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "../testing/open-nats-bus.ts";
import { type NatsAddress, openNatsLink } from "./nats-link.ts";

type KeyPair = ReturnType<typeof nkeys.createUser>;

const decodeText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const base64Url = (value: Uint8Array | string) => Buffer.from(value).toString("base64url");

/** A NATS JWT signed by its issuer. */
function jwt(issuer: KeyPair, subject: KeyPair, nats: object): string {
  const claims = { jti: "1", iat: 1, iss: issuer.getPublicKey(), sub: subject.getPublicKey(), name: "envoi", nats };
  const signed = [{ typ: "JWT", alg: "ed25519-nkey" }, claims].map((part) => base64Url(JSON.stringify(part))).join(".");
  return `${signed}.${base64Url(issuer.sign(new TextEncoder().encode(signed)))}`;
}

/** Settings of a server with one account, and the credentials of that account's user. */
function decentralized(): { config: string; creds: string } {
  const [operator, user] = [nkeys.createOperator(), nkeys.createUser()];
  const [account, system] = [nkeys.createAccount(), nkeys.createAccount()];
  const unlimited = { subs: -1, data: -1, payload: -1 };
  const operatorJwt = jwt(operator, operator, { type: "operator", version: 2 });
  const limits = { ...unlimited, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };
  const accountJwt = (of: KeyPair) => jwt(operator, of, { type: "account", version: 2, limits });
  const userJwt = jwt(account, user, { type: "user", version: 2, ...unlimited });
  const config = `operator: ${operatorJwt}
resolver: MEMORY
system_account: ${system.getPublicKey()}
resolver_preload: { ${[account, system].map((one) => `${one.getPublicKey()}: ${accountJwt(one)}`).join(", ")} }
`;
  const block = (kind: string, text: string) => `-----BEGIN ${kind}-----\n${text}\n------END ${kind}------\n`;
  return { config, creds: block("NATS USER JWT", userJwt) + block("USER NKEY SEED", decodeText(user.getSeed())) };
}

/** Whether a connection succeeds. */
async function connects(address: NatsAddress): Promise<boolean> {
  const link = openNatsLink({ address, log: silentLog });
  onTestFinished(() => link.close());
  return link.arrival(AbortSignal.timeout(5_000)).then(
    () => true,
    () => false,
  );
}

test("authenticates a user with an NKey", async () => {
  const [user, other] = [nkeys.createUser(), nkeys.createUser()];
  await using server = await startNats({ config: `authorization: { users: [{ nkey: ${user.getPublicKey()} }] }\n` });
  const servers = [server.url];
  expect(await connects({ servers, user: "janitor", nkeySeed: decodeText(user.getSeed()) })).toBe(true);
  expect(await connects({ servers, user: "janitor", nkeySeed: decodeText(other.getSeed()) })).toBe(false);
});

test("authenticates a user of a decentralized server with a credentials file", async () => {
  const { config, creds } = decentralized();
  await using server = await startNats({ config });
  expect(await connects({ servers: [server.url], user: "janitor", creds })).toBe(true);
  expect(await connects({ servers: [server.url], user: "janitor", creds: decentralized().creds })).toBe(false);
});
