import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sendFile } from "./send-file.ts";

test.each([0, 1, 524_288, 5 * 524_288 + 1])(
  "a file of %i bytes arrives whole, its length known before",
  async (bytes) => {
    const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
    const path = join(directory, "file");
    const body = randomBytes(bytes);
    await writeFile(path, body);
    const server = createServer(
      (_request, response) => void sendFile(response, path, { "Content-Type": "text/plain" }),
    );
    try {
      await once(server.listen(0, "127.0.0.1"), "listening");
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      expect(answer.headers.get("Content-Length")).toBe(String(bytes));
      expect(answer.headers.get("Content-Type")).toBe("text/plain");
      expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    } finally {
      server.close();
      await rm(directory, { recursive: true });
    }
  },
);
