import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { ENGINES, freePort, startStandaloneProcess, startWatchedBrowser, waitFor } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { savedFiles, startDownload } from "../support/start-download.ts";
import { uploadClaiming } from "../support/upload-claiming.ts";

const HEADER_BYTES = 21;
const RECORD_BYTES = 65_536;
/** Size of the file: more than the few Records that the server forwards. */
const BODY_BYTES = 5_000_000;

/**
 * Starts a server that ends every download after a few Records as if it were complete: without a length, an error or
 * ranges.
 */
async function startCutting(port: number, target: () => string, records: number) {
  const forward: RequestListener = (asked, reply) => {
    const isDownload = asked.url?.startsWith("/api/download/") === true;
    const { range: _range, "envoi-ext": _ext, ...headers } = asked.headers;
    const onward = request(
      `${target()}${asked.url}`,
      { method: asked.method, headers: isDownload ? headers : asked.headers },
      (answer) => {
        const { "content-length": _length, ...unmeasured } = answer.headers;
        if (!isDownload || answer.statusCode !== 200) {
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(reply);
          return;
        }
        reply.writeHead(200, unmeasured);
        let room = HEADER_BYTES + records * RECORD_BYTES;
        answer.on("data", (chunk: Buffer) => {
          if (room > 0) reply.write(chunk.subarray(0, room));
          room -= chunk.length;
          if (room <= 0) reply.end();
        });
      },
    );
    asked.pipe(onward);
  };
  const server = createServer(forward).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

describe.each(ENGINES)("in %s", (engine) => {
  it.each([
    ["whose length is announced to the browser", BODY_BYTES],
    ["whose length is too large to be announced", 2 ** 31],
  ])("if a server truncates a body %s after a whole Record, no file looks complete", async (_which, bytes) => {
    const port = await freePort();
    await using app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: `http://localhost:${port}` });
    await using _server = await startCutting(port, () => app.origin, 40);
    await using browser = await startWatchedBrowser(engine);
    await startDownload(browser, await uploadClaiming(app.origin, bytes, generatorBytes(BODY_BYTES)));
    await waitFor(
      () => browser.path(),
      (path) => path === "/error",
    );
    expect(await savedFiles(browser)).toEqual([]);
  });
});
