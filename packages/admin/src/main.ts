#!/usr/bin/env -S node --conditions=envoi-built
// `envoi-admin COMMAND`, or `npm run admin -- COMMAND`: operators' commands for a running Envoi. See
// docs/operations.md.
import { userInfo } from "node:os";
import { AdminError, runAdmin } from "./run-admin.ts";

/** In a container, the user id may have no user name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

try {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await runAdmin(process.argv.slice(2), {
    variables: process.env,
    user: nameOfUser(),
    print,
  });
} catch (error) {
  if (!(error instanceof AdminError)) throw error;
  process.stderr.write(`envoi: ${error.message}\n`);
  process.exitCode = 1;
}
