import { cleanLine, cleanText } from "@envoi/protocol";

/** A sender's text as one line that can't move the cursor, colour the terminal or reverse the writing direction. */
export const lineForTerminal = (text: string): string => cleanLine(text);

/** A sender's text of several lines, cleaned in the same way. */
export const textForTerminal = (text: string): string => cleanText(text);

/** Rows as aligned columns. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const cells = [head, ...rows].map((row) => row.map(lineForTerminal));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
