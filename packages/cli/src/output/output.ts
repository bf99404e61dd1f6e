import type { Failure } from "../exit-codes.ts";
import { formatJson, lineForTerminal, textForTerminal, withoutControls } from "./terminal-text.ts";

export type ProgressKind = "auto" | "plain" | "json" | "none";
export type OutputOptions = { json: boolean; quiet: boolean; verbose: boolean; color: "auto" | "always" | "never" };

/** Version of the JSON that commands print. Increased when a field is removed or its meaning changes. */
const SCHEMA = 1;

/**
 * Standard output contains only the result; messages for users go to standard error. Everything printed here is freed of
 * terminal escapes, because names, addresses and errors may come from senders, servers and issuers.
 */
export class Output {
  readonly isJson: boolean;
  readonly #options: OutputOptions;
  readonly #stdout: NodeJS.WriteStream;
  readonly #stderr: NodeJS.WriteStream;
  #clear = () => {};

  constructor(options: OutputOptions, { stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">) {
    this.isJson = options.json;
    this.#options = options;
    this.#stdout = stdout;
    this.#stderr = stderr;
  }

  /** Whether all output goes to a terminal, which enables the progress bar. */
  get isTerminal(): boolean {
    return this.#stdout.isTTY === true && this.#stderr.isTTY === true;
  }

  /** Width of the terminal to which results go; `null` if it is none. */
  get columns(): number | null {
    return this.#stdout.isTTY === true ? (this.#stdout.columns ?? null) : null;
  }

  get stderr(): NodeJS.WriteStream {
    return this.#stderr;
  }

  /** Prints the result: lines for users, or one JSON object. */
  result(json: Readonly<Record<string, unknown>>, lines: readonly string[]): void {
    this.#write(json, withoutControls(lines.join("\n")));
  }

  /** Prints a sender's text as the result. Programs that read a pipe get it unchanged. */
  text(json: Readonly<Record<string, unknown>>, text: string): void {
    this.#write(json, this.#stdout.isTTY === true ? textForTerminal(text) : text);
  }

  /** Prints one of a series of results, such as an event, as a JSON object or a line. */
  event(json: Readonly<Record<string, unknown>>, line: string): void {
    this.result(json, [line]);
  }

  /** Prints a message for users, except with `--quiet`. */
  say(line: string): void {
    if (!this.#options.quiet) this.#print(line);
  }

  /** Prints a message only with `--verbose`. */
  detail(line: string): void {
    if (this.#options.verbose) this.#print(line);
  }

  warn(line: string): void {
    this.#print(line, `${this.#paint(33, "warning:")} `);
  }

  fail({ code, message, retryAfterSeconds }: Failure): void {
    this.#clear();
    const wait = retryAfterSeconds === undefined ? "" : ` Try again in ${retryAfterSeconds} s.`;
    if (this.isJson) {
      const retry = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      this.#stderr.write(`${formatJson({ schema: SCHEMA, error: { code, message, ...retry } })}\n`);
    } else this.#stderr.write(`${this.#paint(31, "envoi:")} ${withoutControls(message)}${wait}\n`);
  }

  /** @param clear - clears the progress bar before anything else is printed */
  onPrint(clear: () => void): void {
    this.#clear = clear;
  }

  #write(json: Readonly<Record<string, unknown>>, text: string): void {
    this.#clear();
    const written = this.isJson ? formatJson({ schema: SCHEMA, ...json }) : text;
    if (written === "") return;
    // A link exists only here, so if standard output is full, the user still gets it.
    this.#stdout.write(`${written}\n`, (error) => {
      const { code } = (error ?? {}) as NodeJS.ErrnoException;
      if (error && code !== "EPIPE") this.#stderr.write(`${withoutControls(written)}\n`);
    });
  }

  #print(line: string, prefix = ""): void {
    this.#clear();
    this.#stderr.write(`${prefix}${withoutControls(line)}\n`);
  }

  #paint(color: number, text: string): string {
    const { color: wanted } = this.#options;
    const isColored =
      wanted === "always" || (wanted === "auto" && this.#stderr.isTTY === true && !("NO_COLOR" in process.env));
    return isColored ? `\u001b[${color}m${text}\u001b[0m` : text;
  }
}

/** A name in quotation marks, safe to print. */
export function quote(text: string): string {
  return `“${lineForTerminal(text)}”`;
}
