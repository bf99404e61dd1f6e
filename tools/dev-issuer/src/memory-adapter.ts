import type { AdapterFactory, AdapterPayload } from "oidc-provider";

type Entry = { model: string; payload: AdapterPayload; expiresAtMs: number };

/** Where the provider keeps what it has given out: in memory, for this one issuer. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function forgetExpired(): void {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= Date.now()) entries.delete(key);
  }
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresInSeconds = Number.POSITIVE_INFINITY) {
        forgetExpired();
        entries.set(keyOf(id), { model, payload, expiresAtMs: Date.now() + expiresInSeconds * 1_000 });
      },
      find: async (id) => entries.get(keyOf(id))?.payload,
      findByUid: async (uid) =>
        [...entries.values()].find((entry) => entry.model === model && entry.payload.uid === uid)?.payload,
      // Of a flow for devices without a browser, which is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry !== undefined) entry.payload.consumed = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
