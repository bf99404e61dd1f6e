import { parseArgs } from "node:util";
import { buildCommandLine } from "./build-command-line.ts";
import { buildPage } from "./build-page.ts";
import { buildServices } from "./build-services.ts";

const { values } = parseArgs({ options: { "if-changed": { type: "boolean", default: false } } });
const services = await buildServices();
if (services.kind === "failed") fail("services", services.output);
const page = await buildPage({ onlyIfChanged: values["if-changed"] });
if (page.kind === "failed") fail("page", page.output);
if (page.kind === "built") console.error(`envoi: the page is built (${page.seconds.toFixed(1)} s)`);
// `npm start` and others that build only what has changed do not run the command line.
const commandLine = values["if-changed"] ? null : await buildCommandLine();
if (commandLine?.kind === "failed") fail("command line", commandLine.output);

function fail(what: string, output: string): never {
  console.error(output);
  console.error(`envoi: building the ${what} failed.`);
  process.exit(1);
}
