import { useMemo } from "react";
import { createFormat, type Format } from "./format.ts";
import { useText } from "./use-text.ts";

export function useFormat(): Format {
  const t = useText();
  return useMemo(() => createFormat(t), [t]);
}
