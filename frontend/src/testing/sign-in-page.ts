import { type AuthConfig, encodeBase64Url } from "@envoi/protocol";
import { createAccountStorage } from "../shared/account/account-storage.ts";
import { readCampaign } from "../shared/account/campaign.ts";
import { createSignIn } from "../shared/account/sign-in.ts";
import { createKeptValues } from "../shared/storage/kept-values.ts";
import { fakeConfigWithAccounts } from "./fake-config.ts";
import { createMemoryStorage } from "./memory-storage.ts";

function fakeAuthConfig(): AuthConfig {
  const { AUTH } = fakeConfigWithAccounts();
  if (AUTH === undefined) throw new Error("no accounts");
  return AUTH;
}

/** An issuer for each dialect. */
export const fxa = { ...fakeAuthConfig(), dialect: "fxa" } as const;
export const oidc = { ...fxa, dialect: "oidc", key_scope: "" } as const;
export const NOW_MS = 1_000_000;
export const ORIGIN = "https://envoi.example";
export const REQUEST = { trigger: "count", email: "ada@example.org", campaign: readCampaign("") } as const;
/** The response from the issuer's flow-metrics endpoint. */
export const FLOW = { flowId: "flow", flowBeginTime: 1_000 };

export type Answers = Record<string, (request: Request) => unknown>;

/** A page whose issuer returns these responses. */
export function signInPage(answers: Answers = {}) {
  const requests: Request[] = [];
  const memory = createMemoryStorage();
  const storage = createAccountStorage(createKeptValues(memory));
  const signIn = createSignIn({
    storage,
    origin: ORIGIN,
    now: () => NOW_MS,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      const answer = answers[new URL(request.url).pathname];
      if (answer === undefined) return Response.json({}, { status: 404 });
      const said = await answer(request.clone());
      return said instanceof Response ? said : Response.json(said);
    },
  });
  return { signIn, kept: memory.values, device: memory, requests };
}

export const parseQuery = (address: string) => Object.fromEntries(new URL(address).searchParams);

/** Begins a sign-in, and returns to the page with the issuer's parameters. */
export async function comeBack({ signIn, kept }: ReturnType<typeof signInPage>, auth: AuthConfig, added: object) {
  await signIn.begin(auth, REQUEST);
  return signIn.complete(auth, new URLSearchParams({ state: kept.get("oauthState") ?? "", ...added }));
}

/** An ID token as made by an issuer; its signature is not checked. */
function idToken(changes: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: oidc.issuer, aud: "envoi", sub: "1", iat: now, exp: now + 60, ...changes };
  return [{ alg: "ES256" }, claims, "signature"]
    .map((part) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(part))))
    .join(".");
}

/** The response of an `oidc` issuer's token endpoint. */
export const tokensWith = (changes: object) => () => ({
  access_token: "token",
  token_type: "Bearer",
  id_token: idToken(changes),
});
