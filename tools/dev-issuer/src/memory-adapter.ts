import type { AdapterFactory, AdapterPayload } from "oidc-provider";
import type { IssuerSettings } from "./issuer-settings.ts";

type Entry = {
  model: string;
  payload: AdapterPayload;
  expiresAtMs: number;
  /** Time of the entry's first use; `null` before that. */
  consumedAtMs: number | null;
};

/** Stores everything that the provider has issued, in memory. */
export function createMemoryAdapter({
  refreshGraceSeconds,
}: Pick<IssuerSettings, "refreshGraceSeconds">): AdapterFactory {
  const entries = new Map<string, Entry>();

  function forgetExpired(): void {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= Date.now()) entries.delete(key);
  }

  /**
   * During the grace period, hides that a refresh token has been used, because the provider rejects consumed entries.
   */
  function toPayload({ model, payload, consumedAtMs }: Entry): AdapterPayload {
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
        return entry && toPayload(entry);
      },
      findByUid: async (uid) =>
        [...entries.values()].find((entry) => entry.model === model && entry.payload.uid === uid)?.payload,
      findByUserCode: async (userCode) =>
        [...entries.values()].find((entry) => entry.model === model && entry.payload.userCode === userCode)?.payload,
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
