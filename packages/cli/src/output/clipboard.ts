import { spawn } from "node:child_process";

/** Timeout for a clipboard program, which may be waiting for a display that does not respond. */
const COPY_MS = 3_000;

/** Programs that read the clipboard's new content from standard input. Programs for the running desktop come first. */
function listPrograms(env: NodeJS.ProcessEnv): [string, string[]][] {
  if (process.platform === "darwin") return [["pbcopy", []]];
  if (process.platform === "win32") return [["clip.exe", []]];
  const wayland: [string, string[]][] = env["WAYLAND_DISPLAY"] ? [["wl-copy", []]] : [];
  const x11: [string, string[]][] = env["DISPLAY"]
    ? [
        ["xclip", ["-selection", "clipboard"]],
        ["xsel", ["--clipboard", "--input"]],
      ]
    : [];
  return [...wayland, ...x11];
}

/** @returns whether a clipboard program accepted the text */
export async function copyToClipboard(text: string): Promise<boolean> {
  for (const [program, args] of listPrograms(process.env)) {
    if (await runWithInput(program, args, text)) return true;
  }
  return false;
}

function runWithInput(program: string, args: string[], text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["pipe", "ignore", "ignore"],
      timeout: COPY_MS,
      killSignal: "SIGKILL",
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
    child.stdin.on("error", () => resolve(false));
    child.stdin.end(text);
  });
}
