import type { RequestLabel } from "@envoi/client/request";
import { lineForTerminal, quoteForTerminal } from "../output/terminal-text.ts";

/** What a request asks for. Who asks is not verified. */
export function describeLabel({ title, asker, message, wanted = [], kinds = [] }: RequestLabel): string[] {
  return [
    ...(title === undefined ? [] : [lineForTerminal(title)]),
    ...(asker === undefined ? [] : [`Asked by (unverified): ${lineForTerminal(asker)}`]),
    ...(message === undefined ? [] : [quoteForTerminal(message)]),
    ...wanted.map((text) => `- ${lineForTerminal(text)}`),
    ...(kinds.length === 0 ? [] : [`Preferred types: ${kinds.map(lineForTerminal).join(", ")}`]),
  ];
}
