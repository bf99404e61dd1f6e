import { createContext, useContext } from "react";
import type { Text } from "./create-text.ts";

const TextContext = createContext<Text | null>(null);

export const TextProvider = TextContext.Provider;

/** All visible text comes from here. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (text === null) throw new Error("TextProvider is missing");
  return text;
}
