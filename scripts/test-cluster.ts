// `npm run test:cluster`: installs and tests the chart in the cluster of KUBECONFIG. Arguments are passed to vitest,
// such as the name of a file. The last line shows the totals.

import { runCommand } from "./setup/run-command.mjs";
import { SetupError } from "./setup/setup-error.mjs";
import { runVitest } from "./test/run-vitest.ts";
import { provideTestTools, runMain } from "./test/test-tools.ts";

const NEEDED = {
  KUBECONFIG: "credentials for a trial cluster, in which the tests create the namespace `envoi`",
  INGRESS_ADDRESS: "the address where that cluster's ingress controller serves HTTP on port 80",
};
const IMAGES =
  "The images must be in the cluster already; CLUSTER_REGISTRY (localhost/envoi) and CLUSTER_TAG (ci) name them.";

async function main(): Promise<boolean> {
  const missing = Object.entries(NEEDED).filter(([name]) => !process.env[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, meaning]) => `  ${name}: ${meaning}`);
    throw new SetupError(["the cluster tests need these variables:", ...lines, IMAGES].join("\n"));
  }
  const kubectl = process.env["KUBECTL_BIN"] || "kubectl";
  const { code, output } = await runCommand(kubectl, ["version", "--request-timeout=10s"]);
  if (code !== 0) throw new SetupError(`the cluster that KUBECONFIG names does not answer ${kubectl}:\n${output}`);
  await provideTestTools("test:cluster");
  const args = ["--config", "vitest.cluster.config.ts", ...process.argv.slice(2)];
  const { passed, failed, skipped } = await runVitest("cluster", args);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

await runMain(main);
