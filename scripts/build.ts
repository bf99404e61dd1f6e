import { parseArgs } from "node:util";
import { buildPage } from "./build-page.ts";
import { buildServices } from "./build-services.ts";

const { values } = parseArgs({ options: { "if-changed": { type: "boolean", default: false } } });
const services = await buildServices();
if (services.kind === "failed") {
  console.error(services.output);
  console.error("envoi: the services could not be built.");
  process.exit(1);
}
const result = await buildPage({ onlyIfChanged: values["if-changed"] });
if (result.kind === "failed") {
  console.error(result.output);
  console.error("envoi: the page could not be built.");
  process.exitCode = 1;
} else if (result.kind === "built") {
  console.error(`envoi: the page is built (${result.seconds.toFixed(1)} s)`);
}
