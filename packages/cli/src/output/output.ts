import type { Failure } from "../exit-codes.ts";
import { lineForTerminal } from "./terminal-text.ts";

export type ProgressKind = "auto" | "plain" | "json" | "none";
export type OutputOptions = { json: boolean; quiet: boolean; verbose: boolean; color: "auto" | "always" | "never" };

/** Version of the JSON that commands print. Increased when a field is removed or its meaning changes. */
const SCHEMA = 1;

/** Standard output contains only the result; messages for users go to standard error. */
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

  get stderr(): NodeJS.WriteStream {
    return this.#stderr;
  }

  /** Prints the result: lines for users, or one JSON object. */
  result(json: Readonly<Record<string, unknown>>, lines: readonly string[]): void {
    this.#clear();
    const text = this.isJson ? JSON.stringify({ schema: SCHEMA, ...json }) : lines.join("\n");
    if (text !== "") this.#stdout.write(`${text}\n`);
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
    this.#print(`${this.#paint(33, "warning:")} ${line}`);
  }

  fail({ code, message, retryAfterSeconds }: Failure): void {
    this.#clear();
    const wait = retryAfterSeconds === undefined ? "" : ` Try again in ${retryAfterSeconds} s.`;
    if (this.isJson) {
      const retry = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      this.#stderr.write(`${JSON.stringify({ schema: SCHEMA, error: { code, message, ...retry } })}\n`);
    } else this.#stderr.write(`${this.#paint(31, "envoi:")} ${message}${wait}\n`);
  }

  /** @param clear - clears the progress bar before anything else is printed */
  onPrint(clear: () => void): void {
    this.#clear = clear;
  }

  #print(line: string): void {
    this.#clear();
    this.#stderr.write(`${line}\n`);
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
