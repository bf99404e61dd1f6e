import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findProgram } from "@envoi/testkit";
import type * as z from "zod";

export const NAMESPACE = "envoi";
export const RELEASE = "envoi";
/** Host name of the ingress in the tests' values; `name-resolution.ts` resolves it. */
export const HOST = "envoi.test";
export const ORIGIN = `http://${HOST}`;

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** The chart under test: that of this checkout, or a packaged one. */
export const CHART = process.env["CLUSTER_CHART"] ?? `${ROOT}deploy/helm`;
const VALUES = `${ROOT}e2e/cluster/values.yaml`;

/** Registry from which the cluster pulls the product's images. */
const REGISTRY = process.env["CLUSTER_REGISTRY"] ?? "localhost/envoi";
const TAG = process.env["CLUSTER_TAG"] ?? "ci";

export const KUBECTL = process.env["KUBECTL_BIN"] ?? "kubectl";

const MAX_OUTPUT_BYTES = 256 * 1_048_576;
const INSTALL_SECONDS = 240;

export type RunOptions = { input?: string; seconds?: number };
export type Outcome = { code: number; stdout: string; stderr: string };

function run(program: string, args: readonly string[], { input = "", seconds = 60 }: RunOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { maxBuffer: MAX_OUTPUT_BYTES, timeout: seconds * 1_000, cwd: ROOT };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
      resolve({ code, stdout, stderr: stderr === "" && error !== null ? error.message : stderr });
    });
    // A process that does not read its input may exit before the input is written.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

function inNamespace(args: readonly string[]): readonly string[] {
  const isNamed = args.some((arg) => ["-n", "-A", "--namespace", "--raw"].includes(arg));
  return isNamed ? args : ["-n", NAMESPACE, ...args];
}

/** Runs `kubectl`, in the product's namespace unless the arguments name one. Never throws: check the exit code. */
export function tryKubectl(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return run(KUBECTL, inNamespace(args), options);
}

function requireOutput(command: string, { code, stdout, stderr }: Outcome): string {
  if (code !== 0) throw new Error(`${command}: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}

/** Runs `kubectl`. @returns stdout. @throws an error that contains stderr, if `kubectl` fails */
export async function kubectl(args: readonly string[], options: RunOptions = {}): Promise<string> {
  return requireOutput(`kubectl ${args.join(" ")}`, await tryKubectl(args, options));
}

/** Objects of the cluster, as returned by `kubectl get`. */
export async function read<Schema extends z.ZodType>(
  schema: Schema,
  args: readonly string[],
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await kubectl(["get", ...args, "-o", "json"])));
}

export async function apply(manifests: string, args: readonly string[] = []): Promise<string> {
  return kubectl(["apply", "-f", "-", ...args], { input: manifests });
}

export function tryHelm(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return run(findProgram("helm"), args, options);
}

export async function helm(args: readonly string[], options: RunOptions = {}): Promise<string> {
  return requireOutput(`helm ${args[0]}`, await tryHelm(args, options));
}

/** Values for all tests of the cluster. */
export const TEST_VALUES: readonly string[] = [
  ...["-f", VALUES],
  ...["--set", `image.registry=${REGISTRY}`, "--set-string", `image.tag=${TAG}`],
];

/** Name of a product image in the cluster. */
export function imageOf(component: string): string {
  return `${REGISTRY}/${component}:${TAG}`;
}

const UPGRADE = ["upgrade", "--install", RELEASE, CHART, "-n", NAMESPACE, ...TEST_VALUES];

/** Installs the product or upgrades it to these values, and waits until it is ready. */
export function install(args: readonly string[] = []): Promise<string> {
  const seconds = INSTALL_SECONDS;
  return helm([...UPGRADE, "--wait", "--timeout", `${seconds}s`, ...args], { seconds: seconds + 30 });
}

/** Installs the product or upgrades it, without waiting. */
export function tryUpgrade(args: readonly string[], seconds = INSTALL_SECONDS): Promise<Outcome> {
  return tryHelm([...UPGRADE, ...args], { seconds });
}
