import type { Command, Option } from "commander";

/** Explanations too long for a line of `--help`. */
const SECTIONS: readonly (readonly [title: string, paragraphs: readonly string[]])[] = [
  [
    "OUTPUT",
    [
      "Standard output contains only the result: the link, the paths of the files, the content, or one JSON object with --json. Everything else goes to standard error. A progress bar is drawn only if both are terminals; otherwise, a line is printed every 10 seconds. With --progress json, progress is printed as one JSON object per line on standard error.",
      "Prompts appear only if standard input and standard error are terminals, and never with --no-input.",
    ],
  ],
  [
    "EXIT STATUS",
    [
      "0 success; 1 other failure; 2 incorrect usage; 3 the link no longer works, or the request is closed; 4 denied: sign in, or wrong password; 5 network or server error, try again; 6 a limit or quota, a full request, or no space on the server; 7 damaged data: no file was saved, and what --output - has written should be discarded, or the link of a request and the server do not match, and nothing was sent; 8 partial failure; 130 interrupted, continue with `envoi resume`.",
    ],
  ],
  [
    "ENVIRONMENT",
    [
      "ENVOI_SERVER: the server to send to. ENVOI_LINK: the link to receive, or the request to manage. ENVOI_TOKEN_FILE: a file with an access token. ENVOI_CLIENT_ID and ENVOI_CLIENT_SECRET_FILE: client credentials, for pipelines. ENVOI_ISSUER: the issuer that may receive these credentials. ENVOI_AUDIENCE: for whom their token is, instead of the client id that the server names. ENVOI_KEYRING=none: store secrets in files. TMPDIR: where standard input is stored while it is sent. NODE_USE_ENV_PROXY=1: use the proxies in HTTPS_PROXY and HTTP_PROXY. NO_COLOR: disable colours. Empty variables count as not set.",
    ],
  ],
  [
    "FILES",
    [
      '$XDG_CONFIG_HOME/envoi/config.json: {"server": "https://send.example.com", "servers": {"work": "https://…"}}. $XDG_STATE_HOME/envoi: sent uploads, requests and unfinished transfers, encrypted with a key in the system keyring, or in a file if there is none. Only you can read them.',
    ],
  ],
];

/** The manual page in roff, generated from the same definition as `--help`. */
export function formatManual(program: Command, { version, date }: { version: string; date: string }): string {
  const help = program.createHelp();
  const commands = help
    .visibleCommands(program)
    .filter((command) => command.name() !== "help")
    .flatMap((command) => (command.commands.length === 0 ? [command] : command.commands));
  const lines = [
    `.TH ENVOI 1 "${date}" "envoi ${version}" "User Commands"`,
    ".SH NAME",
    `envoi \\- ${escapeRoff(program.description())}`,
    ".SH SYNOPSIS",
    ...commands.flatMap((command) => [".B envoi", escapeRoff(describeUse(command)), ".br"]),
    ".SH COMMANDS",
    ...commands.flatMap((command) => describeCommand(command)),
    ".SH GLOBAL OPTIONS",
    ...help.visibleOptions(program).flatMap(describeOption),
    ...SECTIONS.flatMap(([title, paragraphs]) => [
      `.SH ${title}`,
      ...paragraphs.flatMap((text) => [".PP", escapeRoff(text)]),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

function describeUse(command: Command): string {
  const group = command.parent?.parent ? `${command.parent.name()} ` : "";
  return `${group}${command.name()} ${command.usage()}`;
}

function describeCommand(command: Command): string[] {
  const help = command.createHelp();
  return [
    `.SS "envoi ${escapeRoff(describeUse(command))}"`,
    escapeRoff(sentence(command.description())),
    ...help.visibleArguments(command).flatMap((argument) => item(argument.name(), argument.description)),
    ...help
      .visibleOptions(command)
      .filter(({ long }) => long !== "--help")
      .flatMap(describeOption),
  ];
}

function describeOption(option: Option): string[] {
  const choices = option.argChoices === undefined ? "" : ` One of ${option.argChoices.join(", ")}.`;
  const isShown = typeof option.defaultValue === "string";
  const preset = isShown ? ` Default: ${option.defaultValue}.` : "";
  return item(option.flags, `${sentence(option.description)}${choices}${preset}`);
}

function item(term: string, text: string): string[] {
  return [".TP", `.B ${escapeRoff(term)}`, escapeRoff(sentence(text))];
}

function sentence(text: string): string {
  const whole = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.:]$/.test(whole) ? whole : `${whole}.`;
}

/** Escapes backslashes, hyphens, and a leading dot or quote, which are special in roff. */
function escapeRoff(text: string): string {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^([.'])/, "\\&$1");
}
