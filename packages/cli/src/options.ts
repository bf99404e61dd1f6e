import { Option } from "commander";

/** Options that several commands share. */
export const SERVER = () =>
  new Option("-s, --server <server>", "server address, or its name in config.json").env("ENVOI_SERVER");
export const PASSWORD_FILE = () =>
  new Option("--password-file <file>", "read the password from the first line of a file; - for standard input");

/** Collects the values of a repeatable option. */
export const collect = (value: string, before: string[]) => [...before, value];
