import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { Output, type OutputOptions } from "./output.ts";
import { formatTable } from "./terminal-text.ts";

const HOSTILE = "a\u001b[2J\u0007\u009b31m\u202egpj\u2066\u200f.exe\r\u007f";
const CLEAN = "a[2J31mgpj.exe";

function capture(options: Partial<OutputOptions> = {}, isTerminal = false) {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
  for (const stream of Object.values(streams)) Object.assign(stream, { isTTY: isTerminal });
  const output = new Output(
    { json: false, quiet: false, verbose: true, color: "never", ...options },
    streams as unknown as Pick<NodeJS.Process, "stdout" | "stderr">,
  );
  const read = (name: keyof typeof streams) => String(streams[name].read() ?? "");
  return { output, read };
}

test("messages, warnings, errors and results are printed without terminal escapes and bidi controls", () => {
  const { output, read } = capture();
  output.say(HOSTILE);
  output.detail(HOSTILE);
  output.warn(HOSTILE);
  output.fail({ exitCode: 1, code: "other", message: HOSTILE });
  output.result({}, [HOSTILE, `  ${HOSTILE}\tb`]);
  output.event({}, HOSTILE);
  expect(read("stderr")).toBe(`${CLEAN}\n${CLEAN}\nwarning: ${CLEAN}\nenvoi: ${CLEAN}\n`);
  expect(read("stdout")).toBe(`${CLEAN}\n  ${CLEAN}\tb\n${CLEAN}\n`);
});

test("JSON escapes these characters, and keeps their values", () => {
  const { output, read } = capture({ json: true });
  output.result({ name: HOSTILE }, []);
  output.fail({ exitCode: 1, code: "other", message: HOSTILE });
  const [result, failure] = [read("stdout"), read("stderr")];
  expect(result + failure).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  expect(result).toContain("\\u009b31m\\u202egpj");
  expect(JSON.parse(result)).toEqual({ schema: 1, name: HOSTILE });
  expect(JSON.parse(failure).error.message).toBe(HOSTILE);
});

test("a sender's text reaches a pipe unchanged, and a terminal without escapes", () => {
  const [pipe, terminal] = [capture(), capture({}, true)];
  for (const { output } of [pipe, terminal]) output.text({}, `${HOSTILE}\n \u00ad`);
  expect(pipe.read("stdout")).toBe(`${HOSTILE}\n \u00ad\n`);
  expect(terminal.read("stdout")).toBe("a[2J31mgpj.exe\n");
});

test("long cells of one column are cut to the terminal's width, or to 40 characters without a terminal", () => {
  const rows = [["1", "x".repeat(300), "host"]];
  const format = (columns: number | null) => formatTable(["ID", "NAME", "SERVER"], rows, { cut: 1, columns });
  expect(format(40)).toEqual([`ID  NAME${" ".repeat(26)}SERVER`, `1   ${"x".repeat(27)}…  host`]);
  expect(format(null)[1]).toBe(`1   ${"x".repeat(39)}…  host`);
  expect(format(5)[1]).toBe(`1   ${"x".repeat(9)}…  host`);
});
