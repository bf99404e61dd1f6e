import { type Attack, limitOf, refusalOf, type Theme } from "./attack.ts";

const INTRODUCTION = `# A hostile server

What clients do when the server, or somebody between, lies to them: everything that a server can change except the page's own scripts. Each row is a test in \`e2e/evil-server\`, against a proxy that tells the lie in front of a real server. During each, the proxy records everything that the client sends, and the test fails if it contains a Secret, a password, a file's name or a part of its content.

- *refused*: the client reports an error with this code, and nothing counts as received, sent or saved. For the command line, the number is its exit code.
- *no effect*: the result is the same as without the lie.
- Anything else is a limit: [what a hostile server can still do](design/encryption.md#what-a-hostile-server-can-still-do).

*A server and a sender* means that the sender of the file works together with the server.

This page is generated: \`npm run unit -- e2e/evil-server -u\`.
`;

/** Text as a table's cell, in which nothing is markup. */
const cellOf = (text: string) => text.replace(/[\\|<>*_[\]`]/g, "\\$&");

function describeOutcome(attack: Attack): string {
  const [limit, refusal] = [limitOf(attack), refusalOf(attack)];
  if (limit !== null) return `limit: ${limit.toLowerCase()}`;
  return refusal === null ? "no effect" : `refused: \`${refusal}\``;
}

function renderTheme({ title, client, attacks }: Theme): string {
  const rows = attacks.map((attack) => `| ${cellOf(attack.lie)} | ${describeOutcome(attack)} |`);
  return `## ${title} (${client})\n\n| A server that … | result |\n|---|---|\n${rows.join("\n")}\n`;
}

/** docs/hostile-server.md */
export function renderPage(themes: readonly Theme[]): string {
  return [INTRODUCTION, ...themes.map(renderTheme)].join("\n");
}
