import { expect, test } from "vitest";
import type { SignInReturn } from "../../shared/account/sign-in.ts";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { createReturningSession } from "./returning-session.ts";

/** Simulates the return from the issuer with this outcome of the sign-in. */
async function comeBack(complete: () => Promise<SignInReturn>) {
  const environment = fakeEnvironment();
  environment.account.dispatch({ type: "accountsFound", user: null });
  const { AUTH: auth } = fakeConfigWithAccounts();
  if (auth === undefined) throw new Error("no accounts");
  const signIn = { ...environment.signIn, complete };
  const session = createReturningSession({
    ...environment,
    signIn,
    auth,
    query: new URLSearchParams(),
    onEnd: () => undefined,
  });
  await session.begin();
  return { ...environment, session };
}

const { fileListKey, ...user } = fakeUser();

test("signing in is recorded with its trigger", async () => {
  const { recorded } = await comeBack(async () => ({ kind: "signedIn", trigger: "size", user, fileListKey }));
  expect(recorded).toEqual([{ type: "login", status: "ok", trigger: "size" }]);
});

test("cancelling at the issuer is recorded", async () => {
  const { recorded, reported } = await comeBack(async () => ({ kind: "cancelled", trigger: "time" }));
  expect(recorded).toEqual([{ type: "login", status: "cancel", trigger: "time" }]);
  expect(reported).toEqual([]);
});

test("cancelling at the passphrase prompt is recorded", async () => {
  const { recorded, session } = await comeBack(async () => ({
    kind: "signedIn",
    trigger: "count",
    user,
    fileListKey: null,
  }));
  expect(recorded).toEqual([]);
  session.cancel();
  expect(recorded).toEqual([{ type: "login", status: "cancel", trigger: "count" }]);
});

test("a failed sign-in is reported as an error, not recorded as cancelled", async () => {
  const error = new Error("state mismatch");
  const { recorded, reported } = await comeBack(() => Promise.reject(error));
  expect(recorded).toEqual([]);
  expect(reported).toEqual([{ error, during: "sign_in" }]);
});
