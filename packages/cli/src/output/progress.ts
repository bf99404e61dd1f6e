import type { createLogUpdate } from "log-update";
import { formatBytes, formatDuration } from "../units.ts";
import type { Output, ProgressKind } from "./output.ts";
import { formatJson, withoutControls } from "./terminal-text.ts";

/** Update intervals: short for the bar, longer for lines of text and JSON. */
const BAR_MS = 200;
const PLAIN_MS = 10_000;
const JSON_MS = 1_000;
/** Window over which the speed is measured, short enough to follow changes in the connection. */
const SPEED_WINDOW_MS = 5_000;
const BAR_CELLS = 24;

export type Amount = { doneBytes: number; totalBytes: number; note?: string };

/** Shows a transfer's progress on standard error. */
export class Progress {
  readonly #verb: string;
  readonly #output: Output;
  readonly #kind: Exclude<ProgressKind, "auto"> | "bar";
  readonly #samples: { atMs: number; bytes: number }[] = [];
  readonly #timer: ReturnType<typeof setInterval> | undefined;
  #draw: ReturnType<typeof createLogUpdate> | null = null;
  #hasEnded = false;
  #amount: Amount | null = null;

  /** @param verb - such as `Sending` */
  constructor(verb: string, kind: ProgressKind, output: Output, isQuiet: boolean) {
    this.#verb = verb;
    this.#output = output;
    this.#kind = isQuiet && kind !== "json" ? "none" : kind === "auto" ? (output.isTerminal ? "bar" : "plain") : kind;
    const intervalMs = { bar: BAR_MS, plain: PLAIN_MS, json: JSON_MS, none: 0 }[this.#kind];
    if (this.#kind === "bar") void this.#loadBar();
    if (intervalMs > 0) this.#timer = setInterval(() => this.#show(), intervalMs);
    this.#timer?.unref();
  }

  update(amount: Amount): void {
    this.#amount = amount;
    const atMs = performance.now();
    this.#samples.push({ atMs, bytes: amount.doneBytes });
    while (this.#samples.length > 2 && (this.#samples[1]?.atMs ?? atMs) < atMs - SPEED_WINDOW_MS) this.#samples.shift();
  }

  /** Removes the bar. */
  end(): void {
    this.#hasEnded = true;
    clearInterval(this.#timer);
    this.#draw?.clear();
    this.#draw?.done();
    this.#output.onPrint(() => {});
  }

  /** Loads the library only if there is a bar: this takes longer than loading the rest of most commands. */
  async #loadBar(): Promise<void> {
    const { createLogUpdate } = await import("log-update");
    if (this.#hasEnded) return;
    this.#draw = createLogUpdate(this.#output.stderr);
    this.#output.onPrint(() => this.#draw?.clear());
  }

  #show(): void {
    if (this.#amount === null) return;
    const { doneBytes, totalBytes, note } = this.#amount;
    const bytesPerSecond = this.#speed();
    const leftSeconds = bytesPerSecond > 0 ? (totalBytes - doneBytes) / bytesPerSecond : null;
    if (this.#kind === "json") {
      const json = { event: "progress", doneBytes, totalBytes, bytesPerSecond: Math.round(bytesPerSecond) };
      const left = leftSeconds === null ? {} : { leftSeconds: Math.round(leftSeconds) };
      this.#output.stderr.write(`${formatJson({ schema: 1, ...json, ...left })}\n`);
      return;
    }
    const percent = totalBytes === 0 ? 100 : Math.floor((100 * doneBytes) / totalBytes);
    const left = leftSeconds === null || bytesPerSecond < 1 ? "" : `, ${formatDuration(leftSeconds)} left`;
    const figures = `${percent}%  ${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}  ${formatBytes(bytesPerSecond)}/s${left}`;
    const text = note === undefined ? figures : `${figures}  ${withoutControls(note)}`;
    if (this.#kind === "bar") this.#draw?.(this.#bar(percent, text));
    else this.#output.stderr.write(`${this.#verb}  ${text}\n`);
  }

  #bar(percent: number, text: string): string {
    const columns = this.#output.stderr.columns ?? 80;
    const cells = Math.round((percent / 100) * BAR_CELLS);
    const bar = `${"█".repeat(cells)}${"░".repeat(BAR_CELLS - cells)}`;
    const line = `${this.#verb} ${bar} ${text}`;
    return line.length < columns ? line : text.slice(0, columns - 1);
  }

  #speed(): number {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (first === undefined || last === undefined || last.atMs - first.atMs < 100) return 0;
    return Math.max(0, (1_000 * (last.bytes - first.bytes)) / (performance.now() - first.atMs));
  }
}
