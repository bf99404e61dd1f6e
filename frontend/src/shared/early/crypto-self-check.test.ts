import { expect, test } from "vitest";
import { checkCrypto } from "./crypto-self-check.ts";

test("a complete WebCrypto passes", async () => {
  expect(await checkCrypto(globalThis.crypto)).toBe(true);
});

test("a browser without WebCrypto does not pass", async () => {
  expect(await checkCrypto(undefined)).toBe(false);
});

test("an insecure page, where subtle is missing, does not pass", async () => {
  const insecure = new Proxy(globalThis.crypto, {
    get: (target, name) => (name === "subtle" ? undefined : Reflect.get(target, name)),
  });
  expect(await checkCrypto(insecure)).toBe(false);
});

/** The real WebCrypto, with every call recorded and optionally one algorithm rejected as unknown. */
function observed({ unknown }: { unknown?: string } = {}) {
  const asked: unknown[] = [];
  const subtle = new Proxy(globalThis.crypto.subtle, {
    get(target, name) {
      const method = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...input: unknown[]) => {
        asked.push(...input);
        if (unknown !== undefined && namesOf(input).includes(unknown)) return Promise.reject(new Error("unknown"));
        return Reflect.apply(method, target, input);
      };
    },
  });
  const crypto = new Proxy(globalThis.crypto, {
    get(target, name) {
      if (name === "subtle") return subtle;
      return name === "getRandomValues" ? target.getRandomValues.bind(target) : Reflect.get(target, name);
    },
  });
  return { crypto, asked };
}

function namesOf(input: unknown[]): unknown[] {
  return input.map((one) => (typeof one === "object" && one !== null && "name" in one ? one.name : one));
}

test("AES-GCM is tested with a 128-bit key, a 12-byte iv and a 128-bit tag [R9.25]", async () => {
  const { crypto, asked } = observed();
  expect(await checkCrypto(crypto)).toBe(true);
  expect(asked).toContainEqual({ name: "AES-GCM", length: 128 });
  const sealing = asked.filter((one) => namesOf([one])[0] === "AES-GCM").slice(1);
  const iv = expect.objectContaining({ byteLength: 12 });
  expect(sealing).toEqual([1, 2].map(() => ({ name: "AES-GCM", iv, tagLength: 128 })));
});

test.each(["AES-GCM", "PBKDF2", "HKDF", "ECDH"])("a browser without %s does not pass [R9.26]", async (unknown) => {
  expect(await checkCrypto(observed({ unknown }).crypto)).toBe(false);
});

test("ECDH is tested on P-256 [R9.26]", async () => {
  const { crypto, asked } = observed();
  await checkCrypto(crypto);
  expect(asked).toContainEqual({ name: "ECDH", namedCurve: "P-256" });
});
