import { loadChunk } from "../chunks/load-chunk.ts";
import type { SignIn, SignInDependencies } from "./sign-in.ts";

const load = () => loadChunk("sign-in", () => import("./sign-in.ts"));

/** Preloaded, so that loading does not delay revoking the token at sign-out. */
export async function preloadSignIn(): Promise<void> {
  await load();
}

/** A `SignIn` that loads its code on first use because most visits never need it. */
export function createLazySignIn(dependencies: SignInDependencies): SignIn {
  const create = async () => (await load()).createSignIn(dependencies);
  return {
    begin: async (auth, request) => (await create()).begin(auth, request),
    complete: async (auth, query) => (await create()).complete(auth, query),
    renew: async (auth, refreshToken) => (await create()).renew(auth, refreshToken),
    revoke: async (auth, tokens) => (await create()).revoke(auth, tokens),
  };
}
