import { randomBytes } from "node:crypto";
import { parseBearer } from "@envoi/platform";
import { json, type RequestHandler, Router } from "express";
import { LRUCache } from "lru-cache";
import type { AccessToken, Provider } from "oidc-provider";
import * as z from "zod";
import { formatAvatarUrl, type IssuerSettings, PATHS } from "./issuer-settings.ts";
import { type PublicJwk, parseKeysJwk, sealKeys } from "./keys-bundle.ts";
import { findPerson } from "./people.ts";

/** The user who signed in, and the extra parameters of the fxa dialect. */
type CodeNote = { uid: string; pageKey: PublicJwk | null; mayRefresh: boolean };

type CodeNotes = LRUCache<string, CodeNote>;

/** More than the maximum number of concurrent sign-ins. */
const MAX_NOTES = 1_000;

const asked = z.object({ keys_jwk: z.string().optional(), access_type: z.string().optional() });
const answered = z.object({ code: z.string() });

export const createCodeNotes = (): CodeNotes => new LRUCache({ max: MAX_NOTES });

/** Stores a note for every code that the provider issues. */
export function noteCodes(provider: Provider, notes: CodeNotes): void {
  provider.on("authorization.success", ({ oidc }, response) => {
    // A sign-in with a device code does not issue an authorization code.
    const { data } = answered.safeParse(response);
    if (data === undefined) return;
    const { keys_jwk: keysJwk, access_type: accessType } = asked.parse(oidc.params);
    notes.set(data.code, {
      uid: oidc.session?.accountId ?? "",
      pageKey: keysJwk === undefined ? null : parseKeysJwk(keysJwk),
      mayRefresh: accessType === "offline",
    });
  });
}

const codeCall = z.object({ code: z.string(), client_id: z.string(), code_verifier: z.string() });
const refreshCall = z.object({
  client_id: z.string(),
  grant_type: z.literal("refresh_token"),
  refresh_token: z.string(),
});
const tokenCall = z.union([
  refreshCall,
  codeCall.transform((call) => ({ ...call, grant_type: "authorization_code" as const })),
]);
const revocationCall = z.union([
  z.object({ refresh_token: z.string() }).transform((call) => call.refresh_token),
  z.object({ token: z.string() }).transform((call) => call.token),
]);
const verifyCall = z.object({ token: z.string() });
const flowQuery = z.object({ entrypoint: z.string().min(1), form_type: z.literal("email") });

/** Whether a valid token lacks the scope `openid`: the provider's own profile call rejects such tokens. */
const isOfFxa = (token: AccessToken | undefined): token is AccessToken =>
  token?.isValid === true && !token.scopes.has("openid");

type Deps = {
  provider: Provider;
  notes: CodeNotes;
  /** Allows the page to read a response. */
  allowPage: RequestHandler;
};

/** The calls of the fxa dialect. They are translated into OpenID Connect calls if a counterpart exists. */
export function fxaRoutes(settings: IssuerSettings, { provider, notes, allowPage }: Deps): Router {
  const router = Router();
  /** Skips a route unless the body is JSON: the provider itself reads forms and rejects other types. */
  const jsonOnly: RequestHandler = (request, _, next) => next(request.is("json") ? undefined : "route");
  const asForm = (path: string, fields: Record<string, string>) =>
    fetch(`${settings.origin}${path}`, { method: "POST", body: new URLSearchParams(fields) });

  router.post(PATHS.token, jsonOnly, allowPage, json(), async (request, response) => {
    const call = tokenCall.parse(request.body);
    const note = call.grant_type === "authorization_code" ? notes.get(call.code) : undefined;
    const answer = await asForm(PATHS.token, call);
    const tokens = z.record(z.string(), z.unknown()).parse(await answer.json());
    const person = answer.ok && note !== undefined ? findPerson(note.uid) : null;
    const keys = person === null || note?.pageKey == null ? {} : { keys_jwe: await sealKeys(person, note.pageKey) };
    response.status(answer.status).json({ ...tokens, ...keys });
  });
  router.post(PATHS.revocation, jsonOnly, allowPage, json(), async (request, response) => {
    const answer = await asForm(PATHS.revocation, {
      token: revocationCall.parse(request.body),
      client_id: settings.clientId,
    });
    response.status(answer.status).json({});
  });
  router.post(PATHS.verify, json(), async (request, response) => {
    const token = await provider.AccessToken.find(verifyCall.parse(request.body).token);
    if (token?.isValid !== true) {
      response.status(400).json({ code: 400, errno: 108, error: "Bad Request", message: "Invalid token" });
      return;
    }
    response.json({ user: token.accountId, client_id: token.clientId, scope: [...token.scopes] });
  });
  router.get(PATHS.profile, allowPage, async (request, response, next) => {
    const token = await provider.AccessToken.find(parseBearer(request.get("Authorization")) ?? "");
    const person = isOfFxa(token) ? findPerson(token.accountId) : null;
    if (person === null) {
      next();
      return;
    }
    const { uid, email, displayName, hasOwnAvatar } = person;
    const avatar = formatAvatarUrl(settings, person.name);
    response.json({ uid, sub: uid, email, displayName, avatar, avatarDefault: !hasOwnAvatar });
  });
  router.get(PATHS.metricsFlow, allowPage, (request, response) => {
    flowQuery.parse(request.query);
    response.json({ flowId: randomBytes(32).toString("hex"), flowBeginTime: Date.now() });
  });
  return router;
}
