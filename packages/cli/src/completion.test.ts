import { execFile, spawnSync } from "node:child_process";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { formatCompletion, SHELLS, type Shell } from "./completion.ts";
import { createProgram } from "./program.ts";

const program = createProgram(new AbortController().signal);
const hasShell = (shell: Shell) => spawnSync(shell, ["-c", "true"]).status === 0;

/** Completes the last of these words in bash, without bash-completion. */
async function completeInBash(words: readonly string[]): Promise<string[]> {
  const check = `
    eval "$1"; eval "$1"; shift
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
    _envoi
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ["--norc", "--noprofile", "-c", check, "bash", formatCompletion(program, "bash"), ...words];
  const { stdout, stderr } = await promisify(execFile)("bash", args);
  expect(stderr).toBe("");
  return stdout.split("\n").filter((line) => line !== "");
}

test.each([
  [["envoi", "se"], ["send"]],
  [["envoi", "up"], ["upload"]],
  [["envoi", "--progress", "json", "rec"], ["receive"]],
  [["envoi", "upload", "--exp"], ["--expires"]],
  [["envoi", "send", "--progress", "j"], ["json"]],
  [
    ["envoi", "download", "--if-exists", "=", "re"],
    ["rename", "replace"],
  ],
  [
    ["envoi", "receive", "--if-exists", "="],
    ["fail", "rename", "replace", "skip"],
  ],
  [["envoi", "help", "ch"], ["change"]],
  [
    ["envoi", "request", ""],
    ["new", "list", "collect", "watch", "renew", "close", "delete"],
  ],
  [["envoi", "--json", "request", "--quiet", "co"], ["collect"]],
  [["envoi", "request", "new", "--exp"], ["--expires"]],
  [["envoi", "request", "list", "--off"], []],
  [["envoi", "list", "--off"], ["--offline"]],
  [["envoi", "request", "collect", "--link-file", "s"], []],
  [
    ["envoi", "completion", ""],
    ["bash", "zsh", "fish"],
  ],
  [["envoi", "send", "--expires", "s"], []],
  [["envoi", "send", "--password-file", "s"], []],
  [["envoi", "send", "s"], []],
])("bash completes %j as %j", async (words, completed) => {
  expect(await completeInBash(words)).toEqual(completed);
});

test("nothing that the user has typed is evaluated", async () => {
  const folder = await mkdtemp(join(tmpdir(), "envoi-completion-"));
  try {
    const file = join(folder, "evaluated");
    for (const words of [[`$(touch ${file})`, ""], [`\`touch ${file}\``], ["--progress", `$(touch ${file})`]]) {
      await completeInBash(["envoi", ...words]);
      await completeInBash(["envoi", "send", ...words]);
    }
    await expect(access(file)).rejects.toThrow("ENOENT");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("bash completes paths by itself where no words are known", () => {
  expect(formatCompletion(program, "bash")).toContain("complete -o default -F _envoi envoi");
});

test.each(SHELLS.filter(hasShell))("%s accepts its script, also twice", async (shell) => {
  const folder = await mkdtemp(join(tmpdir(), "envoi-completion-"));
  try {
    const file = join(folder, "script");
    await writeFile(file, formatCompletion(program, shell));
    const env = { PATH: process.env["PATH"], HOME: folder };
    const { stderr } = await promisify(execFile)(shell, ["-c", `source ${file}; source ${file}`], { env });
    expect(stderr).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Lines to complete in fish, where it is installed. */
const FISH_LINES = hasShell("fish")
  ? [
      ["envoi up", "upload"],
      ["envoi send --progress j", "json"],
      ["envoi help chang", "change"],
      ["envoi request coll", "collect"],
      ["envoi request new --asker", "--asker"],
    ]
  : [];

test.each(FISH_LINES)("fish completes %j as %j", async (line = "", completed = "") => {
  const check = `source (printf '%s\\n' $argv[1] | psub); complete -C $argv[2]`;
  const { stdout } = await promisify(execFile)("fish", ["-N", "-c", check, formatCompletion(program, "fish"), line]);
  expect(stdout.split("\n").map((found) => found.split("\t")[0])).toContain(completed);
});
