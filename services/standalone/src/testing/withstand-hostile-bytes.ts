import { ONE_NETWORK_SETTINGS, startStandaloneProcess, uploadOld } from "@envoi/testkit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchange, findProblems } from "./hostile-exchange.ts";
import { type Bytes, hostileRequests, hostileSockets, type Known } from "./hostile-requests.ts";

/** Connections that are open at once. */
const MAX_AT_ONCE = 16;
const MAX_PEAK_BYTES = 600 * 1_048_576;
/** Levels of log lines about errors that nobody expected: see pino. */
const ERROR_LINE = /^\{"level":(?:"(?:error|fatal)"|[56]0)/m;

/**
 * Sends nearly valid bytes to a real process.
 *
 * @param runs - number of groups of up to 16 connections, for HTTP and for the upload socket each
 */
export function describeHostileBytes(runs: number): void {
  describe("I8: a process that receives hostile bytes", () => {
    let server: Awaited<ReturnType<typeof startStandaloneProcess>>;
    let known: Known;

    beforeAll(async () => {
      server = await startStandaloneProcess({ ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn" });
      const upload = await uploadOld(server.origin, new Uint8Array(1_000), { dlimit: 5 });
      known = { id: upload.id, ownerToken: upload.ownerToken, authKey: upload.authKey.toString("base64url") };
    });
    afterAll(() => server[Symbol.asyncDispose]());

    async function withstand(connections: fc.Arbitrary<Bytes>): Promise<void> {
      const { pid, privateOrigin, output } = server;
      const pidBefore = pid();
      await fc.assert(
        fc.asyncProperty(fc.array(connections, { minLength: 1, maxLength: MAX_AT_ONCE, size: "max" }), async (all) => {
          const received = await Promise.all(all.map((bytes) => exchange(server.origin, bytes)));
          expect(received.filter((answers) => answers === null)).toEqual([]);
          expect(received.flatMap((answers) => findProblems(answers ?? ""))).toEqual([]);
          expect((await fetch(`${privateOrigin}/readyz`)).status).toBe(200);
          expect(ERROR_LINE.exec(output())?.input ?? "").toBe("");
        }),
        { numRuns: fc.readConfigureGlobal().numRuns ?? runs },
      );
      expect(pid()).toBe(pidBefore);
      expect(await server.peakMemoryBytes()).toBeLessThan(MAX_PEAK_BYTES);
    }

    it("answers HTTP requests with documented statuses and nothing about itself, and keeps running", () =>
      withstand(hostileRequests(known)));

    it("answers messages on the upload socket with documented errors, and keeps running", () =>
      withstand(hostileSockets(known)));
  });
}
