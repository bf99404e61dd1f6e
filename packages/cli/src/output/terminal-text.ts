import { cleanLine, cleanText } from "@envoi/protocol";

/** A sender's text as one line that can't move the cursor, colour the terminal or reverse the writing direction. */
export const lineForTerminal = (text: string): string => cleanLine(text);

/** A sender's text, which may have several lines, cleaned in the same way. */
export const textForTerminal = (text: string): string => cleanText(text);

/** A sender's text with a mark before each line, so that no line looks like one of the program. */
export const quoteForTerminal = (text: string): string => textForTerminal(text).replace(/^/gm, "> ");

/** Characters that could control a terminal or reverse the writing direction, except line ends and tabs. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Text of any origin without terminal escapes. Unlike `textForTerminal`, keeps spaces and invisible characters. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, "");

/** JSON in which these characters are escaped too. `JSON.stringify` escapes only some of them. */
export const formatJson = (json: unknown): string =>
  JSON.stringify(json).replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

const GAP = "  ";
/** Bounds of the width to which long cells are cut. */
const MIN_CUT_COLUMNS = 10;
const DEFAULT_CUT_COLUMNS = 40;

/**
 * Formats rows as aligned columns.
 *
 * @param options.cut - the column whose cells are cut so that each row is one line
 * @param options.columns - the terminal's width; `null` if there is none
 */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { cut, columns }: { cut: number; columns: number | null },
): string[] {
  const whole = [head, ...rows].map((row) => row.map(lineForTerminal));
  const others = measureColumns(whole).reduce((sum, width, column) => sum + (column === cut ? 0 : width), 0);
  const free = columns === null ? DEFAULT_CUT_COLUMNS : columns - others - GAP.length * (head.length - 1);
  const maxWidth = Math.max(MIN_CUT_COLUMNS, free);
  const cells = whole.map((row) => row.map((cell, column) => (column === cut ? cutText(cell, maxWidth) : cell)));
  const widths = measureColumns(cells);
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function measureColumns([head = [], ...rows]: readonly (readonly string[])[]): number[] {
  return head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
}

function cutText(text: string, maxCharacters: number): string {
  const characters = [...text];
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters - 1).join("")}…`;
}
