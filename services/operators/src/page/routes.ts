import {
  checkOperatorToken,
  OPERATOR_HEADER,
  operatorInput,
  operatorOf,
  parseReason,
  requireOperators,
  uploadIdOf,
} from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import { z } from "zod";
import { createRequestActions, listedRequests, REQUEST_ACTIONS } from "../request-actions.ts";
import { runDoctor } from "../routes/doctor.ts";
import type { OperatorDeps } from "../routes/operator-routes.ts";
import { requestIdOf } from "../routes/requests.ts";
import { matchingSessions, retryLetter, shownLetter, waitingFacts } from "../routes/under-way.ts";
import { filterSchema, matchingUploads } from "../routes/uploads.ts";
import { ACTIONS, createUploadActions } from "../upload-actions.ts";
import { PAGE_PATH } from "./layout.ts";
import { healthPage, problemPage, signInPage, underWayPage, uploadPage, uploadsPage } from "./pages.ts";
import { requestPage, requestsPage } from "./request-pages.ts";
import { createSignIns, SIGN_IN_SECONDS, type SignIns } from "./sign-ins.ts";
import { STYLES } from "./styles.ts";

const COOKIE = "envoi-operator";
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAX_ROWS = 100;
const MAX_LETTERS = 20;

/** Limit on the size of a sign-in form: the token and the operator's name, URL-encoded. */
const MAX_SIGN_IN_BYTES = MAX_BEARER_CHARACTERS + 4_096;
const readForm = express.urlencoded({ extended: false, limit: MAX_SIGN_IN_BYTES });

const signInSchema = z.strictObject({ operator: z.string(), token: z.string().max(MAX_BEARER_CHARACTERS) });
const listSchema = z.strictObject({
  id: z.string().default(""),
  minBytes: z.string().default(""),
  takenDown: z.string().default("false"),
});

const requestsSchema = z.strictObject({ id: z.string().default("") });

/** Explanations of rejected requests, shown to the operator on the page. */
const PROBLEMS: Partial<Record<string, string>> = {
  bad_request: "A field has a value that cannot be used.",
  not_found: "There is no such upload, request or dead letter any more.",
  unauthorized: "The token is not valid, or no longer.",
  unavailable: "A store or the issuer of tokens does not answer, or the audit log or the token's file cannot be used.",
};

type ById = { id: string };

async function readFirst<Item>(items: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) if (found.push(item) === count) break;
  return found;
}

function parseCookie({ headers }: Pick<Request, "headers">): string {
  const cookies = (headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? "";
}

function send(response: Response, page: string, status = 200): void {
  response.status(status).type("html").send(page);
}

const setHeaders: RequestHandler = (_request, response, next) => {
  response.setHeaders(
    new Map([
      ["Content-Security-Policy", POLICY],
      ["Cache-Control", "no-store"],
      ["Referrer-Policy", "same-origin"],
      ["X-Content-Type-Options", "nosniff"],
    ]),
  );
  next();
};

/** Rejects forms from other sites, even if the browser has sent the cookie with them. */
const requireSameOrigin: RequestHandler = ({ method, headers }, _response, next) => {
  const isOurs = URL.canParse(headers.origin ?? "") && new URL(headers.origin ?? "").host === headers.host;
  if (method === "POST" && !isOurs) throw new ProtocolError("bad_request");
  next();
};

/**
 * [Note: Operators' page]
 *
 * A page for operators, on the private port only, without scripts: every view is HTML from this process, and
 * every action is a form. Signing in with the operators' token sets a cookie for an hour. Other sites cannot use it: it
 * is `SameSite=Strict`, and a form must come from this origin. When the token is replaced, all sign-ins end. The audit
 * log records what the page shows and does, like calls by `envoi-admin`.
 */
export function operatorPage(deps: OperatorDeps): Router {
  const signIns = createSignIns(deps.clock);
  const page = Router();
  page.use(setHeaders);
  page.get("/styles.css", (_request, response) => void response.type("css").send(STYLES));
  page.use(requireSameOrigin);
  addSignIn(page, deps, signIns);
  addViews(page, deps);
  const onError: ErrorRequestHandler = (error, request, response, next) => {
    const problem = error instanceof ProtocolError ? PROBLEMS[error.code] : undefined;
    if (response.headersSent || problem === undefined) return next(error);
    if (error.code === "unauthorized") return send(response, signInPage(problem), error.status);
    send(response, problemPage(signIns.find(parseCookie(request))?.operator ?? null, problem), error.status);
  };
  page.use(onError);
  return Router().use(PAGE_PATH, page);
}

/** Adds signing in and out, and admits only signed-in operators to routes added later. */
function addSignIn(page: Router, { operators, audit, log }: OperatorDeps, signIns: SignIns): void {
  page.get("/", (request, response) => {
    requireOperators(operators);
    if (signIns.find(parseCookie(request)) === null) return send(response, signInPage(null));
    response.redirect(303, `${PAGE_PATH}/uploads`);
  });
  page.post("/sign-in", readForm, async (request, response) => {
    const { operator, token } = operatorInput(signInSchema, request.body);
    await checkOperatorToken(operators, request, token.trim(), log);
    request.headers[OPERATOR_HEADER] = operator;
    await audit.done(request, "sign in");
    // A new sign-in replaces the browser's earlier one.
    signIns.end(parseCookie(request));
    response.cookie(COOKIE, signIns.begin({ operator: operatorOf(request), token: token.trim() }), {
      httpOnly: true,
      sameSite: "strict",
      path: PAGE_PATH,
      maxAge: SIGN_IN_SECONDS * 1_000,
    });
    response.redirect(303, `${PAGE_PATH}/uploads`);
  });
  // Adds the operator's name to the request, as `envoi-admin` does.
  page.use(async (request, response, next) => {
    const signIn = signIns.find(parseCookie(request));
    if (signIn === null) return response.redirect(303, PAGE_PATH);
    await checkOperatorToken(operators, request, signIn.token, log);
    request.headers[OPERATOR_HEADER] = signIn.operator;
    next();
  });
  page.post("/sign-out", (request, response) => {
    signIns.end(parseCookie(request));
    response.clearCookie(COOKIE, { path: PAGE_PATH });
    response.redirect(303, PAGE_PATH);
  });
}

function addViews(page: Router, deps: OperatorDeps): void {
  const { uploads, bus, audit } = deps;
  const actions = createUploadActions(deps);

  async function sendUpload(request: Request<ById>, response: Response, outcome: string | null): Promise<void> {
    const id = uploadIdOf(request);
    const upload = await actions.show(request, id);
    const claims = upload.state !== "session" ? await actions.claims(request, id) : [];
    send(response, uploadPage(operatorOf(request), upload, claims, outcome));
  }

  page.get("/uploads", async (request, response) => {
    const given = operatorInput(listSchema, request.query);
    const asked = Object.entries({ ...given, limit: `${MAX_ROWS}` }).filter(([, value]) => value !== "");
    const filter = operatorInput(filterSchema, Object.fromEntries(asked));
    await audit.done(request, "list", { filter: given });
    const found = await readFirst(matchingUploads(uploads, filter), MAX_ROWS);
    send(response, uploadsPage(operatorOf(request), { ...given, takenDown: filter.takenDown }, found));
  });
  page.get("/uploads/:id", (request, response) => sendUpload(request, response, null));
  for (const action of ACTIONS) {
    page.post<ById>(`/uploads/:id/${action}`, readForm, async (request, response) => {
      const outcome = await actions.act(request, action, uploadIdOf(request), parseReason(request));
      await sendUpload(request, response, outcome);
    });
  }
  addRequestViews(page, deps);
  page.get("/under-way", async (request, response) => {
    await audit.done(request, "sessions, outbox, dead-letters list");
    const [sessions, outbox, letters] = await Promise.all([
      readFirst(matchingSessions(uploads, { limit: MAX_ROWS, minBytes: 0 }), MAX_ROWS),
      readFirst(waitingFacts(uploads), MAX_ROWS),
      bus.deadLetters(MAX_LETTERS),
    ]);
    send(response, underWayPage(operatorOf(request), { sessions, outbox, letters: letters.map(shownLetter) }));
  });
  page.post<ById>("/dead-letters/:id/retry", readForm, async (request, response) => {
    await retryLetter(deps, request, request.params.id, parseReason(request));
    response.redirect(303, `${PAGE_PATH}/under-way`);
  });
  page.get("/health", async (request, response) => {
    await audit.done(request, "doctor");
    send(response, healthPage(operatorOf(request), await runDoctor(deps)));
  });
}

function addRequestViews(page: Router, deps: OperatorDeps): void {
  const { uploads, audit } = deps;
  const actions = createRequestActions(deps);
  page.get("/requests", async (request, response) => {
    const { id } = operatorInput(requestsSchema, request.query);
    if (id !== "") return response.redirect(303, `${PAGE_PATH}/requests/${requestIdOf({ params: { id } })}`);
    await audit.done(request, "list requests");
    send(response, requestsPage(operatorOf(request), await readFirst(listedRequests(uploads, MAX_ROWS), MAX_ROWS)));
  });
  page.get("/requests/:id", async (request, response) => {
    send(response, requestPage(operatorOf(request), await actions.show(request, requestIdOf(request)), null));
  });
  for (const action of REQUEST_ACTIONS) {
    page.post<ById>(`/requests/:id/${action}`, readForm, async (request, response) => {
      const id = requestIdOf(request);
      const outcome = await actions.act(request, action, id, parseReason(request));
      if (action === "delete") return response.redirect(303, `${PAGE_PATH}/requests`);
      send(response, requestPage(operatorOf(request), await actions.show(request, id), outcome));
    });
  }
}
