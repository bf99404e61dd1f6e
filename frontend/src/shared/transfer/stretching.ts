import type { Stretching } from "@envoi/client";
import type { StretchPassword } from "@envoi/crypto";
import { loadChunk } from "../chunks/load-chunk.ts";
import { keepLoading } from "../chunks/retry-missing.ts";
import type { StretchOptions } from "./transfer.ts";

/** Loaded on demand: few uploads have a strong password. */
export const stretch: StretchPassword = async (...args) => {
  const load = () => loadChunk("stretch", () => import("@envoi/crypto/stretch"));
  const { stretchPassword } = await keepLoading(load, args[2].signal ?? new AbortController().signal);
  return stretchPassword(...args);
};

export function stretching({ onProgress, signal }: StretchOptions): Stretching {
  return { stretch, signal, ...(onProgress !== undefined && { onStretched: onProgress }) };
}
