import { createHash } from "node:crypto";
import { type Response, Router, urlencoded } from "express";
import type { Provider } from "oidc-provider";
import * as z from "zod";
import { type IssuerSettings, PATHS } from "./issuer-settings.ts";
import { PEOPLE, personWith } from "./people.ts";

const hints = z.object({ email: z.string().optional(), login_hint: z.string().optional() });
const form = z.object({
  action: z.enum(["sign-in", "cancel"]).default("sign-in"),
  email: z.string().default(""),
  password: z.string().default(""),
});

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark; }
label, input, button { display: block; font: inherit; width: 100%; box-sizing: border-box; }
input, button { padding: 0.5rem; margin: 0.25rem 0 1rem; }
[role="alert"] { color: light-dark(#a4000f, #ff9aa2); }
`;

/**
 * The sign-in page's content security policy. `form-action` includes the app's URL and the URL on which the
 * command line listens, because browsers also check redirects.
 */
function signInPolicy(appOrigin: string): string {
  const style = createHash("sha256").update(STYLE).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    `form-action 'self' ${appOrigin} http://127.0.0.1:*`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

/** @param form - the initial e-mail address, and whether the last attempt failed */
function signInPage({ email, isWrong }: { email: string; isWrong: boolean }): string {
  const people = Object.values(PEOPLE).map((person) => `<li>${person.email}: <code>${person.password}</code></li>`);
  // Focuses the first empty field.
  const [atEmail, atPassword] = email === "" ? [" autofocus", ""] : ["", " autofocus"];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sign in – development issuer</title>
<style>${STYLE}</style>
<main>
<h1>Sign in</h1>
<p>This issuer is for development. Its people and their passwords:</p>
<ul>${people.join("")}</ul>
${isWrong ? '<p role="alert">Nobody has this e-mail address and password.</p>' : ""}
<form method="post">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escaped(email)}"${atEmail}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${atPassword}>
<button name="action" value="sign-in">Sign in</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
</main>
</html>
`;
}

/** The sign-in page. It appears at every sign-in, so testers can switch users. */
export function signInRoutes(settings: IssuerSettings, provider: Provider): Router {
  const path = `${PATHS.signIn}/:uid`;
  const router = Router();
  function show(response: Response, state: Parameters<typeof signInPage>[0]): void {
    response
      .status(state.isWrong ? 401 : 200)
      .set({ "Cache-Control": "no-store", "Content-Security-Policy": signInPolicy(settings.appOrigin) })
      .type("html")
      .send(signInPage(state));
  }

  // Hides earlier sessions of this browser from the provider.
  router.get(PATHS.authorization, (request, _, next) => {
    delete request.headers.cookie;
    next();
  });
  router.get(path, async (request, response) => {
    const { params } = await provider.interactionDetails(request, response);
    const { email, login_hint: loginHint } = hints.parse(params);
    show(response, { email: email ?? loginHint ?? "", isWrong: false });
  });
  router.post(path, urlencoded({ extended: false }), async (request, response) => {
    const { action, email, password } = form.parse(request.body ?? {});
    const person = personWith(email, password);
    if (action === "cancel") {
      await provider.interactionFinished(request, response, { error: "access_denied" });
    } else if (person === null) {
      show(response, { email, isWrong: true });
    } else {
      await provider.interactionFinished(request, response, { login: { accountId: person.uid }, consent: {} });
    }
  });
  return router;
}
