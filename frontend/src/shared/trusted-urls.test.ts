import { expect, test } from "vitest";
import { type TrustedTypes, trustWorkerUrls } from "./trusted-urls.ts";

/** A browser with trusted types that records its policies' calls. */
function fakeTrustedTypes() {
  const policies: { name: string; createScriptURL(url: string): string }[] = [];
  const types: TrustedTypes = {
    createPolicy(name, rules) {
      policies.push({ name, createScriptURL: rules.createScriptURL });
      return { createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}` };
    },
  };
  return { types, policies };
}

test("all workers are started from trusted URLs", () => {
  const { types, policies } = fakeTrustedTypes();
  const urls = trustWorkerUrls(types);
  expect(urls.serviceWorker).toBe("trusted /serviceWorker.js");
  expect(urls.transferWorker).toMatch(/^trusted .*transfer-worker/);
  expect(policies.map(({ name }) => name)).toEqual(["envoi-workers"]);
});

test.each([
  "https://example.com/serviceWorker.js",
  "/assets/other.js",
  "/serviceWorker.js?x",
  "data:text/javascript,",
  "",
])("only the workers' scripts are trusted, not %j", (url) => {
  const { types, policies } = fakeTrustedTypes();
  trustWorkerUrls(types);
  expect(() => policies[0]?.createScriptURL(url)).toThrow(TypeError);
});

test("in a browser without trusted types, the addresses are plain strings", () => {
  expect(trustWorkerUrls(undefined).serviceWorker).toBe("/serviceWorker.js");
});
