import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import {
  cleanVariables,
  describeIneffective,
  ineffectiveSettings,
  isSettingName,
  readSettingsFiles,
} from "@envoi/platform";

type Variables = NodeJS.ProcessEnv;

/** Settings that the stack itself reads, when it starts. */
const OWN_SETTINGS = ["HOST", "PORT", "BASE_URL"];

/** Variables in these settings files; later files win, as in Node. A file that cannot be read has none. */
function readFiles(files: readonly string[]): Variables {
  const each = files.map((file): Variables => {
    try {
      return cleanVariables(parseEnv(readFileSync(file, "utf8")));
    } catch {
      return {};
    }
  });
  return Object.assign({}, ...each);
}

/** What a command's own shell and files say about settings. */
export type CommandSettings = { files: readonly string[]; environment: Record<string, string> };

/** The settings of a command: its files, and the settings in its environment that are not from these files. */
export function readCommandSettings(files: readonly string[], variables: Variables): CommandSettings {
  const inFiles = readFiles(files);
  const environment = Object.entries(cleanVariables(variables)).flatMap(([name, value]): [string, string][] =>
    value !== undefined && isSettingName(name) && inFiles[name] !== value ? [[name, value]] : [],
  );
  return { files, environment: Object.fromEntries(environment) };
}

/**
 * The operator's settings for the services. The environment is that of the stack's own start; settings files are read
 * again by every command.
 *
 * @param variables - at the start, with the values of the files
 */
export function openOperatorSettings(variables: Variables, startFiles: readonly string[]) {
  const atStart = readFiles(startFiles);
  const environment = Object.fromEntries(Object.entries(variables).filter(([name, value]) => atStart[name] !== value));
  const own = new Map(OWN_SETTINGS.map((name) => [name, variables[name]]));
  let current: Variables = variables;
  return {
    read: () => current,
    /** Reads the files again. @returns warnings about settings that have no effect */
    refresh({ files, environment: shell }: CommandSettings): string[] {
      const allFiles = [...new Set([...startFiles, ...files])];
      const inFiles = readFiles(allFiles);
      current = { ...inFiles, ...environment };
      const settingsFiles = readSettingsFiles(allFiles.map((file) => `--env-file=${file}`));
      const needRestart = OWN_SETTINGS.filter((name) => current[name] !== own.get(name));
      const ignored = Object.entries(shell).filter(([name, value]) => current[name] !== value);
      return [
        ...needRestart.map((name) => `${name} has changed, and takes effect when the whole stack is started again`),
        ...ignored.map(
          ([name]) => `${name} of this shell is ignored: put it into .env, or start the whole stack again with it`,
        ),
        ...ineffectiveSettings(inFiles, settingsFiles, { passesOn: true }).map(describeIneffective),
      ];
    },
  };
}
export type OperatorSettings = ReturnType<typeof openOperatorSettings>;
