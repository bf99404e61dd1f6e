import { homedir } from "node:os";
import path from "node:path";

/** Folders for this user's configuration and data. */
export type Folders = { config: string; state: string };

/** Follows the XDG Base Directory Specification; on Windows, uses the user's application data. */
export function findFolders(env: NodeJS.ProcessEnv): Folders {
  const home = env["HOME"] || homedir();
  const isWindows = process.platform === "win32";
  const config = env["XDG_CONFIG_HOME"] || (isWindows ? env["APPDATA"] : undefined) || path.join(home, ".config");
  const state =
    env["XDG_STATE_HOME"] || (isWindows ? env["LOCALAPPDATA"] : undefined) || path.join(home, ".local", "state");
  return { config: path.join(config, "envoi"), state: path.join(state, "envoi") };
}
