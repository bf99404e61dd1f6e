import { type Response, Router, urlencoded } from "express";
import type { Provider } from "oidc-provider";
import * as z from "zod";
import { type IssuerSettings, PATHS } from "./issuer-settings.ts";
import { personWith } from "./people.ts";
import { signInPage, signInPolicy } from "./sign-in-page.ts";

const hints = z.object({ email: z.string().optional(), login_hint: z.string().optional() });
const form = z.object({
  action: z.enum(["sign-in", "cancel"]).default("sign-in"),
  email: z.string().default(""),
  password: z.string().default(""),
});

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

  // Without cookies, the provider finds no earlier session of this browser.
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
