import { loadChunk } from "../chunks/load-chunk.ts";
import type { SignIn, SignInDependencies } from "./sign-in.ts";

/** `SignIn`, whose code most visits never need. */
export function createLateSignIn(dependencies: SignInDependencies): SignIn {
  const load = async () => {
    const { createSignIn } = await loadChunk("sign-in", () => import("./sign-in.ts"));
    return createSignIn(dependencies);
  };
  return {
    begin: async (auth, request) => (await load()).begin(auth, request),
    complete: async (auth, query) => (await load()).complete(auth, query),
    revoke: async (auth, accessToken) => (await load()).revoke(auth, accessToken),
  };
}
