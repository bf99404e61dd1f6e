import { ciphertextBytes } from "@envoi/protocol";
import { expect } from "vitest";
import type { Attack, Outcome, Theme } from "../attack.ts";
import { startEvilServer } from "../evil-server.ts";
import { sendFile } from "./upload-lies.ts";

const PART_BYTES = 8 * 1_048_576;
/** One Part. */
const CONTENT_BYTES = 300_000;

type Store = {
  /** Default: a service on this device. */
  address?: string;
  /** The store's answer. */
  status?: number;
  headers?: Record<string, string>;
};

/**
 * Offers the sender a store for the Parts of an upload, which the honest server has not. Afterwards, the sender sends
 * the Parts to the server.
 */
function offersStore(lie: string, outcome: Outcome, { address, status = 200, headers = {} }: Store): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      await using store = await startEvilServer(0);
      const sent: string[] = [];
      let puts = 0;
      store.lie("/", (exchange) => {
        sent.push(...Object.keys(exchange.headers));
        if (exchange.method === "PUT") puts += 1;
        return { status, headers, body: Buffer.alloc(0) };
      });
      let asked = 0;
      let arrivedBytes = 0;
      scene.evil.lieOnSocket({
        fromServer(message, nth) {
          if (nth > 1) return [message];
          return [JSON.stringify({ ...JSON.parse(message), direct: 1, partBytes: PART_BYTES })];
        },
        answer(message) {
          const { part, direct, etag } = JSON.parse(message);
          if (etag !== undefined) return [JSON.stringify({ id: "x", part, put: null })];
          if (part === undefined) return null;
          // The honest server expects the bytes without a name of their Part.
          if (direct === undefined) return [];
          asked += 1;
          return [JSON.stringify({ id: "x", part, put: address ?? `${store.origin}/private` })];
        },
        binary(data, client) {
          arrivedBytes += data.length;
          const isWhole = arrivedBytes === ciphertextBytes(CONTENT_BYTES);
          if (isWhole) client.send(JSON.stringify({ id: "x", part: 1, offset: arrivedBytes }));
          return true;
        },
      });
      await sendFile(scene, { contentBytes: CONTENT_BYTES });
      expect(asked).toBe(1);
      expect(puts).toBe(address === undefined ? 1 : 0);
      expect(sent.filter((name) => /^(?:authorization|cookie|envoi-.*|referer)$/.test(name))).toEqual([]);
    },
  };
}

export const STORES: Theme = {
  title: "Stores for uploads",
  client: "library",
  attacks: [
    ...["file:///tmp/x", "ftp://127.0.0.1/x", "javascript:alert(1)", "not a URL"].map((address) =>
      offersStore(`names ${address} as the store of a Part`, "harmless", { address }),
    ),
    offersStore(
      "names a service of the device as the store of a Part",
      { limit: "Name another store" },
      {
        headers: { ETag: '"x"' },
      },
    ),
    offersStore("names a store that rejects the Part", "harmless", { status: 403 }),
    offersStore("names a store that redirects", "harmless", {
      status: 307,
      headers: { Location: "file:///etc/passwd" },
    }),
    offersStore("names a store with markup as the ETag", "harmless", { headers: { ETag: "<script>" } }),
  ],
};
