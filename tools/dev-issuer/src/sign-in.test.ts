import { afterAll, beforeAll, expect, test } from "vitest";
import { PEOPLE } from "./people.ts";
import { fetchCode } from "./sign-in.ts";
import { type Issuer, startIssuer } from "./start-issuer.ts";

const APP = "http://localhost:8080";
const QUERY = {
  client_id: "envoi",
  response_type: "code",
  scope: "openid profile email",
  redirect_uri: `${APP}/oauth`,
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
  state: "the page's state",
};

let issuer: Issuer;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.stop());

/** Opens the sign-in page as a browser does that has these cookies. */
async function openPage(query: Record<string, string> = {}, cookie = "") {
  const address = `${issuer.origin}/authorization?${new URLSearchParams({ ...QUERY, ...query })}`;
  const sent = await fetch(address, { redirect: "manual", headers: { Cookie: cookie } });
  const location = new URL(sent.headers.get("Location") ?? "", issuer.origin);
  const cookies = sent.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const headers = { Cookie: cookies.join("; ") };
  return {
    location,
    headers,
    open: () => fetch(location, { headers }),
    submit: (fields: Record<string, string>) =>
      fetch(location, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) }),
  };
}

test("the page has no scripts, a label for every field, and names the people and their passwords", async () => {
  const { open } = await openPage();
  const answer = await open();
  const html = await answer.text();
  expect(html).not.toContain("<script");
  expect(html.match(/<label for="(email|password)"/g)).toHaveLength(2);
  for (const { email, password } of Object.values(PEOPLE)) expect(html).toContain(`${email}: <code>${password}</code>`);
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`form-action 'self' ${APP}`);
});

test.each(["email", "login_hint"])(
  "the address that the page passes on as %s is filled in, and is only text",
  async (name) => {
    const { open } = await openPage({ [name]: '"><b>@example.org' });
    expect(await (await open()).text()).toContain('value="&quot;&gt;&lt;b&gt;@example.org"');
  },
);

test("a wrong password brings the page again, which says so", async () => {
  const { submit } = await openPage();
  const answer = await submit({ email: PEOPLE.ada.email, password: PEOPLE.grace.password });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('role="alert"');
});

test("who cancels comes back to the page with access_denied and the page's state", async () => {
  const { submit, headers } = await openPage();
  const resumed = (await submit({ action: "cancel" })).headers.get("Location") ?? "";
  const back = new URL((await fetch(resumed, { redirect: "manual", headers })).headers.get("Location") ?? "");
  expect(back.origin + back.pathname).toBe(`${APP}/oauth`);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", state: "the page's state" });
});

test("who signs in comes back with a code, the page's state and the issuer's name", async () => {
  const at = { origin: issuer.origin, appOrigin: APP, clientId: "envoi" };
  const { code, returned } = await fetchCode(at, PEOPLE.ada, { state: "the page's state" });
  expect(code).not.toBe("");
  expect(returned.get("state")).toBe("the page's state");
  expect(returned.get("iss")).toBe(issuer.origin);
});

test("a browser in which somebody has signed in is asked again, so that another person can", async () => {
  const first = await openPage();
  const answer = await first.submit({ email: PEOPLE.ada.email, password: PEOPLE.ada.password });
  const resumed = await fetch(answer.headers.get("Location") ?? "", { redirect: "manual", headers: first.headers });
  const session = resumed.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  expect(session.some((cookie) => cookie.startsWith("_session="))).toBe(true);
  const second = await openPage({}, session.join("; "));
  expect(second.location.pathname).toMatch(/^\/sign-in\//);
});

test("a sign-in page that nobody was sent to is refused", async () => {
  expect((await fetch(`${issuer.origin}/sign-in/made-up`)).status).toBe(400);
});

test.each([
  ["an unknown client", { client_id: "another" }],
  ["another page's address", { redirect_uri: "http://localhost:9/oauth" }],
])("%s is told so, and nobody is sent anywhere", async (_, query) => {
  const address = `${issuer.origin}/authorization?${new URLSearchParams({ ...QUERY, ...query })}`;
  const answer = await fetch(address, { redirect: "manual" });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("Location")).toBeNull();
});

test.each([
  ["no code challenge", { code_challenge: "", code_challenge_method: "" }],
  ["a plain code challenge", { code_challenge_method: "plain" }],
])("%s sends the browser back with an error", async (_, query) => {
  const { location } = await openPage(query);
  expect(location.origin).toBe(APP);
  expect(location.searchParams.get("error")).toBe("invalid_request");
});
