import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import * as z from "zod";
import { ROOT } from "../root.ts";

export const CHART = join(ROOT, "deploy/helm");

const execute = promisify(execFile);
const RENDER_MS = 60_000;
/** The Kubernetes version that Helm assumes without a cluster. */
export const KUBERNETES = ["--kube-version", "1.34.0"];

export type Helm = "helm" | "helm3";
export type Values = Record<string, unknown>;
export type RenderOptions = { helm?: Helm; release?: string; namespace?: string; chart?: string };

/** @throws Error with Helm's message */
export async function askHelm(helm: Helm, args: readonly string[], values: Values): Promise<string> {
  const running = execute(findProgram(helm), [...args, "--values", "-"], { timeout: RENDER_MS, maxBuffer: 2 ** 26 });
  // Values are sent as JSON, whose strings every YAML parser reads as strings.
  running.child.stdin?.end(JSON.stringify(values));
  try {
    return (await running).stdout;
  } catch (error) {
    const { stdout, stderr } = z.object({ stdout: z.string(), stderr: z.string() }).parse(error);
    throw new Error(`${stdout}${stderr}`);
  }
}

export function renderText(values: Values, options: RenderOptions = {}) {
  const { helm = "helm", release = "envoi", namespace = "envoi", chart = CHART } = options;
  const command = ["template", release, chart, "--namespace", namespace, "--skip-tests", ...KUBERNETES];
  return askHelm(helm, command, values);
}
