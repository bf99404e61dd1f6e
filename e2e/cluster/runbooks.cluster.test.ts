import { beforeAll, expect, it } from "vitest";
import { runbookCommands, splitWords } from "../support/runbook-commands.ts";
import { install, kubectl, tryHelm, tryKubectl } from "./support/cluster.ts";
import { readServingPods, settled } from "./support/pods.ts";

/** Commands about what a trial cluster lacks: operators, growing volumes, a monitoring namespace, a second log. */
const NOT_HERE =
  /challenge|httproute|servicemonitor|prometheus|blackbox|patch pvc|-- (?:sh -c ')?df |--previous|auth can-i|port-forward/;
const CHANGES = /^(?:-n envoi )?(?:cordon|delete|drain|scale|rollback|upgrade)\b/;

let names: [placeholder: RegExp, name: string][];

beforeAll(async () => {
  // A rollback needs a release before the present one.
  await install();
  await settled();
  const [pod] = await readServingPods("metadata");
  const [node = ""] = (await kubectl(["get", "nodes", "-o", "jsonpath={.items[*].metadata.name}"])).split(" ");
  names = [
    [/\bPOD\b/, pod?.name ?? ""],
    [/\bCOMPONENT\b/, "metadata"],
    [/\bNODE\b/, node],
    // The only autoscaler of the test values.
    [/\bhpa envoi-download\b/, "hpa envoi-upload-gateway"],
  ];
});

/** Commands as their reader runs them. Those that change something are only checked by the cluster. */
function commandsOf(program: string): string[][] {
  const commands = runbookCommands(`\\b${program}`).filter(
    (command) => command.includes(" ") && !command.includes("…") && !NOT_HERE.test(command),
  );
  return commands.map((command) => {
    const named = names.reduce((text, [placeholder, name]) => text.replace(placeholder, name), command);
    return [...splitWords(named), ...(CHANGES.test(command) ? ["--dry-run=server"] : [])];
  });
}

it("kubectl's commands in the runbooks run as they stand there", async () => {
  const commands = commandsOf("kubectl");
  expect(commands.length).toBeGreaterThan(30);
  for (const command of commands) {
    const { code, stdout, stderr } = await tryKubectl(command);
    expect({ command, code, stderr: code === 0 ? "" : stderr }).toEqual({ command, code: 0, stderr: "" });
    expect(stdout).not.toContain("NOAUTH");
  }
});

it("Helm's commands in the runbooks run as they stand there", async () => {
  const commands = commandsOf("helm");
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) {
    const { code, stderr } = await tryHelm(command);
    expect({ command, code, stderr: code === 0 ? "" : stderr }).toEqual({ command, code: 0, stderr: "" });
  }
});
