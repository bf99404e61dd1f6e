import { IssuerAway } from "@envoi/platform";
import { expect, onTestFinished, test } from "vitest";
import { hostFilelist } from "./testing/host-filelist.ts";

const PATH = "/api/filelist/AAAAAAAAAAAAAAAA";

test.each(["GET", "POST"])(
  "while the issuer is unavailable, %s returns `unavailable`, so no user is signed out",
  async (method) => {
    const hosted = await hostFilelist({ verifier: { verify: () => Promise.reject(new IssuerAway("is away")) } });
    onTestFinished(() => hosted[Symbol.asyncDispose]());
    const headers = { Authorization: "Bearer a-token-of-now" };
    const answer = await hosted.ask(method, PATH, { headers, ...(method === "POST" && { body: new Uint8Array(100) }) });
    expect(answer.text).toBe('{"error":503,"code":"unavailable"}');
    expect(answer.headers.get("Retry-After")).toBe("10");
    expect(await hosted.blobKeys()).toEqual([]);
    expect(hosted.logLines.join("")).not.toContain("a-token-of-now");
  },
);

test("a request without a token receives 401, even while the issuer is unavailable", async () => {
  const hosted = await hostFilelist({ verifier: { verify: () => Promise.reject(new IssuerAway("is away")) } });
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  expect((await hosted.ask("GET", PATH)).status).toBe(401);
});
