import type { AdapterFactory, AdapterPayload } from "oidc-provider";
import type { IssuerSettings } from "./issuer-settings.ts";

type Entry = {
  model: string;
  payload: AdapterPayload;
  expiresAtMs: number;
  /** Of its first use; `null` before it. */
  consumedAtMs: number | null;
};

/** Where the provider keeps what it has given out: in memory, for this one issuer. */
export function createMemoryAdapter({
  refreshGraceSeconds,
}: Pick<IssuerSettings, "refreshGraceSeconds">): AdapterFactory {
  const entries = new Map<string, Entry>();

  function forgetExpired(): void {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= Date.now()) entries.delete(key);
  }

  /** The provider issues new tokens for anything that is not consumed. */
  function payloadOf({ model, payload, consumedAtMs }: Entry): AdapterPayload {
    if (model !== "RefreshToken" || consumedAtMs === null) return payload;
    if (Date.now() >= consumedAtMs + refreshGraceSeconds * 1_000) return payload;
    const { consumed: _, ...usable } = payload;
    return usable;
  }
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresInSeconds = Number.POSITIVE_INFINITY) {
        forgetExpired();
        const expiresAtMs = Date.now() + expiresInSeconds * 1_000;
        entries.set(keyOf(id), { model, payload, expiresAtMs, consumedAtMs: null });
      },
      async find(id) {
        const entry = entries.get(keyOf(id));
        return entry && payloadOf(entry);
      },
      findByUid: async (uid) =>
        [...entries.values()].find((entry) => entry.model === model && entry.payload.uid === uid)?.payload,
      // Of a flow for devices without a browser, which is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry === undefined) return;
        entry.consumedAtMs ??= Date.now();
        entry.payload.consumed = Math.floor(entry.consumedAtMs / 1_000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
