import { homedir } from "node:os";
import path from "node:path";

/** Where this user's files of ours are. */
export type Folders = { config: string; state: string };

/** By the XDG Base Directory specification; on Windows, below the user's application data. */
export function findFolders(env: NodeJS.ProcessEnv): Folders {
  const home = env["HOME"] || homedir();
  const isWindows = process.platform === "win32";
  const config = env["XDG_CONFIG_HOME"] || (isWindows ? env["APPDATA"] : undefined) || path.join(home, ".config");
  const state =
    env["XDG_STATE_HOME"] || (isWindows ? env["LOCALAPPDATA"] : undefined) || path.join(home, ".local", "state");
  return { config: path.join(config, "envoi"), state: path.join(state, "envoi") };
}
