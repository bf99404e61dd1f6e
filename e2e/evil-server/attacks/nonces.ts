import { AUTH_SCHEME } from "@envoi/protocol";
import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import type { Answer } from "../evil-server.ts";
import { pick, receive, type Which } from "./download-lies.ts";

/** Changes the challenge in the honest answers to these calls. */
function challenges(lie: string, outcome: Outcome, challenge: string | null, which: Which = "file"): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const file = await pick(scene, which);
      for (const path of ["/api/exists", "/api/metadata"]) {
        scene.evil.lie(path, async ({ honest }) => {
          const answer = await honest();
          return { ...answer, headers: { ...answer.headers, "www-authenticate": challenge } };
        });
      }
      await receive(scene, file);
    },
  };
}

/** Changes what `exists` says. */
function saysOfExisting(lie: string, which: Which, says: object): Attack {
  return {
    lie,
    outcome: "harmless",
    isSlow: which === "strong",
    async run(scene) {
      const file = await pick(scene, which);
      scene.evil.lie("/api/exists", async ({ honest }) => ({
        ...(await honest()),
        body: Buffer.from(JSON.stringify(says)),
      }));
      await receive(scene, file);
    },
  };
}

/** Rejects every Proof. @param tell - the nth answer */
function rejects(
  lie: string,
  { refused, requests, which = "file" }: { refused: string; requests: number; which?: Which },
  tell: (nth: number) => Partial<Answer>,
): Attack {
  return {
    lie,
    outcome: { refused },
    isSlow: which === "strong",
    async run(scene: Scene) {
      const { evil } = scene;
      const file = await pick(scene, which);
      evil.lie("/api/metadata", ({ nth }) => ({ status: 401, headers: {}, body: Buffer.alloc(0), ...tell(nth) }));
      const failure = await receive(scene, file).catch((error: unknown) => error);
      // A server must not get a client to guess, or to send requests without end.
      expect(evil.asked().filter((path) => path.includes("/api/metadata")).length).toBeLessThanOrEqual(requests);
      throw failure;
    },
  };
}

const nonce = (nth: number) => `${AUTH_SCHEME} ${Buffer.alloc(16, nth).toString("base64")}`;
const BAD_PROOF = Buffer.from('{"error":401,"code":"bad_proof"}');

export const NONCES: Theme = {
  title: "Nonces and passwords",
  client: "library",
  attacks: [
    challenges("sends no nonce", { refused: "bad_proof" }, null),
    challenges("sends the same used nonce again and again", { refused: "bad_proof" }, nonce(0)),
    challenges("sends an empty nonce", { refused: "bad_proof" }, `${AUTH_SCHEME} `),
    challenges("sends a nonce that is not base64", { refused: "bad_proof" }, `${AUTH_SCHEME} <b>`),
    challenges("sends a nonce of 8,000 characters", { refused: "bad_proof" }, `${AUTH_SCHEME} ${"A".repeat(8_000)}`),
    challenges("sends several challenges in one header", { refused: "bad_proof" }, `${nonce(1)}, ${nonce(2)}`),
    challenges("sends the same used nonce for a password", { refused: "bad_proof" }, nonce(0), "guarded"),
    rejects("rejects every Proof with a new nonce", { refused: "bad_proof", requests: 2 }, (nth) => ({
      headers: { "WWW-Authenticate": nonce(nth) },
      body: BAD_PROOF,
    })),
    rejects(
      "rejects every Proof of a password with a new nonce",
      { refused: "bad_proof", requests: 2, which: "guarded" },
      (nth) => ({ headers: { "WWW-Authenticate": nonce(nth) }, body: BAD_PROOF }),
    ),
    rejects(
      "rejects every Proof of a strong password with a new nonce",
      { refused: "bad_proof", requests: 2, which: "strong" },
      (nth) => ({ headers: { "WWW-Authenticate": nonce(nth) }, body: BAD_PROOF }),
    ),
    rejects("asks for Basic authentication", { refused: "intercepted", requests: 2 }, () => ({
      headers: { "WWW-Authenticate": 'Basic realm="Enter the password of the file"' },
    })),
    rejects("asks for Digest authentication", { refused: "intercepted", requests: 2 }, () => ({
      headers: { "WWW-Authenticate": 'Digest realm="x", nonce="AAAA"' },
    })),
    rejects("asks for Negotiate authentication", { refused: "intercepted", requests: 2 }, () => ({
      headers: { "WWW-Authenticate": "Negotiate" },
    })),
    rejects("asks for a proxy's password", { refused: "connect_failed", requests: 1 }, () => ({
      status: 407,
      headers: { "Proxy-Authenticate": 'Basic realm="x"' },
    })),
    rejects("calls every Proof a guess too many", { refused: "rate_limited", requests: 1, which: "guarded" }, () => ({
      status: 429,
      headers: { "Retry-After": "99999999999" },
      body: Buffer.from('{"error":429,"code":"rate_limited"}'),
    })),
    saysOfExisting("denies that a file has a password", "guarded", { requiresPassword: false }),
    saysOfExisting("invents a password", "file", { requiresPassword: true }),
    saysOfExisting("invents a strong password", "file", { requiresPassword: true, passwordProfile: 2 }),
    saysOfExisting("denies that a password is strong", "strong", { requiresPassword: true }),
    saysOfExisting("denies that a file has a strong password", "strong", { requiresPassword: false }),
  ],
};
