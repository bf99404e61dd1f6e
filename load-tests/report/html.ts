import { outcomeOf } from "./cells.ts";
import type { Report, Verdict } from "./report.ts";
import {
  goodputTable,
  journeysTable,
  k6Table,
  limitsTable,
  processesTable,
  runTable,
  type Table,
  thresholdsTable,
} from "./text.ts";

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2024; --dim: #5b636b; --line: #d5d9dd; --page: #fff; --good: #0b6b3a; --bad: #b3131b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ea; --dim: #a0a8b0; --line: #3a4148; --page: #16191c; --good: #5fd39a; --bad: #ff8a8f; }
}
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.held { color: var(--good); } .crossed { color: var(--bad); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--dim); font-weight: 600; }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

function formatCell(text: string): string {
  if (text === "CROSSED") return `<td class="crossed"><strong>crossed</strong></td>`;
  return text === "held" ? `<td class="held">held</td>` : `<td>${escaped(text)}</td>`;
}

function formatSection({ title, head, rows }: Table): string {
  if (rows.length === 0) return "";
  const names = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join("");
  const headRow = head.some((cell) => cell !== "") ? `<thead><tr>${names}</tr></thead>\n` : "";
  const body = rows.map((row) => `<tr>${row.map(formatCell).join("")}</tr>`).join("\n");
  return `<h2>${escaped(title)}</h2>\n<div class="scroll"><table>\n${headRow}<tbody>\n${body}\n</tbody>\n</table></div>`;
}

/** A report as one self-contained page. */
export function formatHtml(report: Report): string {
  const outcome = `<span class="${report.isPassed ? "held" : "crossed"}">${outcomeOf(report)}</span>`;
  const isHeld = ({ outcome }: Verdict) => Number(outcome === "held");
  const heldLast = report.thresholds.toSorted((one, other) => isHeld(one) - isHeld(other));
  const figures = [runTable(report), journeysTable(report), limitsTable(report), goodputTable(report)];
  const tables = [...figures, thresholdsTable(heldLast), k6Table(report), processesTable(report)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Load test: ${escaped(report.profile)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Load test: ${escaped(report.profile)} · ${outcome}</h1>
${tables.map(formatSection).join("\n")}
</body>
</html>
`;
}
