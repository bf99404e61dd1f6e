import { createHash, randomUUID } from "node:crypto";
import { parseBearer } from "@envoi/platform";
import { type RequestHandler, Router, urlencoded } from "express";
import { decodeJwt, type JWTPayload } from "jose";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import * as z from "zod";
import { createGroups, type IssuerDifferences } from "./issuer-differences.ts";
import { type IssuerSettings, issuerName, PATHS } from "./issuer-settings.ts";
import { findPerson } from "./people.ts";
import { createSigningKeys, type SigningKeys } from "./signing-keys.ts";

type Members = Record<string, unknown>;
type Applied = { settings: IssuerSettings; differences: IssuerDifferences; keys: SigningKeys };

const tokenAnswer = z.looseObject({
  access_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  scope: z.string().optional(),
});
/** In our signed access tokens, the claim that contains the provider's own token. */
const OWN_TOKEN = "jti";
const TIMES = ["iat", "exp", "nbf", "auth_time"];

function without(members: Members, names: readonly string[] = []): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/** Adds claims and groups, and omits claims whose value is `null`. Times follow the issuer's clock. */
function withClaims(claims: Members, more: Members = {}, { differences }: Applied): JWTPayload {
  const groups = createGroups(differences);
  const all = { ...claims, ...(groups.length > 0 && { groups }), ...more };
  const shift = differences.clockSeconds ?? 0;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, TIMES.includes(name) ? Number(value) + shift : value]),
  );
}

/** The hash of an access token, for the ID token (OpenID Connect Core, section 3.1.3.6). */
function accessHash(token: string): string {
  return createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
}

function signAccessToken(answer: z.infer<typeof tokenAnswer>, sub: string, applied: Applied): Promise<string> {
  const { settings, differences, keys } = applied;
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuerName(settings),
    sub,
    aud: settings.appOrigin,
    client_id: settings.clientId,
    scope: answer.scope,
    iat: nowSeconds,
    exp: nowSeconds + answer.expires_in,
    [OWN_TOKEN]: answer.access_token,
  };
  return keys.sign(withClaims(claims, differences.accessClaims, applied), "at+jwt");
}

function signIdToken(given: string, accessToken: string, applied: Applied): Promise<string> {
  const { differences, keys } = applied;
  const claims = decodeJwt(given);
  const { userinfo, idTokenSeconds } = differences;
  const person = userinfo === "none" ? findPerson(String(claims.sub)) : null;
  const end = idTokenSeconds === undefined ? {} : { exp: Number(claims.iat) + idTokenSeconds };
  const described = person && { email: person.email, name: person.displayName };
  const own = { ...claims, ...end, ...described, jti: randomUUID(), at_hash: accessHash(accessToken) };
  return keys.sign(withClaims(own, differences.idClaims, applied));
}

async function changeTokens(body: unknown, applied: Applied): Promise<unknown> {
  const { data } = tokenAnswer.safeParse(body);
  // Error responses are passed on unchanged.
  if (data === undefined) return body;
  const { accessTokens, tokenAnswer: more, tokenAnswerLacks } = applied.differences;
  const { sub = "" } = decodeJwt(data.id_token);
  const access_token = accessTokens === "signed" ? await signAccessToken(data, sub, applied) : data.access_token;
  const id_token = await signIdToken(data.id_token, access_token, applied);
  return without({ ...data, access_token, id_token, ...more }, tokenAnswerLacks);
}

async function changeUserinfo(context: KoaContextWithOIDC, { settings, differences, keys }: Applied): Promise<void> {
  if (context.status !== 200) return;
  const claims = without(context.body as Members, differences.userinfoLacks);
  context.body = claims;
  if (differences.userinfo !== "signed") return;
  context.body = await keys.sign({ ...claims, iss: issuerName(settings), aud: settings.clientId });
  context.type = "application/jwt";
}

function changeDiscovery(body: Members, { differences }: Applied): Members {
  const { discovery, discoveryLacks = [], userinfo, revocation, algorithm = "RS256" } = differences;
  const missing = [...discoveryLacks];
  if (userinfo === "none") missing.push("userinfo_endpoint");
  if (revocation === false) missing.push("revocation_endpoint");
  const signed = userinfo === "signed" ? { userinfo_signing_alg_values_supported: [algorithm] } : {};
  return without({ ...body, id_token_signing_alg_values_supported: [algorithm], ...signed, ...discovery }, missing);
}

/** Extracts the provider's own token from a signed token; returns any other text unchanged. */
async function ownTokenIn(text: string, { keys }: Applied): Promise<string> {
  const claims = await keys.verify(text);
  return typeof claims?.[OWN_TOKEN] === "string" ? claims[OWN_TOKEN] : text;
}

/** Changes the provider's responses. @returns a handler that changes requests before the provider handles them */
export async function applyDifferences(provider: Provider, settings: IssuerSettings): Promise<RequestHandler> {
  const { differences = {} } = settings;
  const applied: Applied = { settings, differences, keys: await createSigningKeys(differences) };
  provider.use(async (context, next) => {
    await next();
    const { oidc, body } = context as KoaContextWithOIDC & { body: unknown };
    const route = (oidc as { route?: string } | undefined)?.route;
    if (route === "token") context.body = await changeTokens(body, applied);
    if (route === "userinfo") await changeUserinfo(context as KoaContextWithOIDC, applied);
    if (route === "discovery") context.body = changeDiscovery(body as Members, applied);
    if (route === "jwks") context.body = { keys: applied.keys.published() };
  });

  const requests = Router();
  requests.get(PATHS.profile, async (request, _response, next) => {
    const token = parseBearer(request.headers.authorization);
    if (token !== null) request.headers.authorization = `Bearer ${await ownTokenIn(token, applied)}`;
    next();
  });
  requests.post([PATHS.introspection, PATHS.revocation], urlencoded({ extended: false }), async (request, _, next) => {
    const token: unknown = request.body?.token;
    if (typeof token === "string") request.body.token = await ownTokenIn(token, applied);
    next();
  });
  return requests;
}
