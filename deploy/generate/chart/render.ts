import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import { parseAllDocuments } from "yaml";
import * as z from "zod";
import { ROOT } from "../root.ts";

export const CHART = join(ROOT, "deploy/helm");

const execute = promisify(execFile);
const RENDER_MS = 60_000;
/** The Kubernetes version that Helm assumes without a cluster. */
const KUBERNETES = ["--kube-version", "1.34.0"];

export type Helm = "helm" | "helm3";
export type Values = Record<string, unknown>;
type Options = { helm?: Helm; release?: string; namespace?: string; chart?: string };

/** @throws Error with Helm's message */
async function askHelm(helm: Helm, args: readonly string[], values: Values): Promise<string> {
  const running = execute(findProgram(helm), [...args, "--values", "-"], { timeout: RENDER_MS, maxBuffer: 2 ** 26 });
  // As JSON, whose strings every YAML parser reads as strings.
  running.child.stdin?.end(JSON.stringify(values));
  try {
    return (await running).stdout;
  } catch (error) {
    const { stdout, stderr } = z.object({ stdout: z.string(), stderr: z.string() }).parse(error);
    throw new Error(`${stdout}${stderr}`);
  }
}

/** The chart as text. */
export function renderText(values: Values, options: Options = {}) {
  const { helm = "helm", release = "envoi", namespace = "envoi", chart = CHART } = options;
  const command = ["template", release, chart, "--namespace", namespace, "--skip-tests", ...KUBERNETES];
  return askHelm(helm, command, values);
}

export function lint(values: Values, helm: Helm): Promise<string> {
  return askHelm(helm, ["lint", CHART, "--strict", ...KUBERNETES], values);
}

const labels = z.record(z.string(), z.string()).default({});
const object = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels, annotations: labels }),
});
type KubeObject = z.infer<typeof object>;

export function objectsIn(text: string): KubeObject[] {
  const documents = parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as unknown;
  });
  return z.array(object).parse(documents.filter((document) => document !== null));
}

/** The chart rendered with these values. */
export class RenderedChart {
  readonly objects: readonly KubeObject[];

  constructor(objects: readonly KubeObject[]) {
    this.objects = objects;
  }

  all<Schema extends z.ZodType>(kind: string, schema: Schema): z.infer<Schema>[] {
    return this.objects.filter((one) => one.kind === kind).map((one) => schema.parse(one));
  }

  names(kind: string): string[] {
    return this.objects.flatMap((one) => (one.kind === kind ? [one.metadata.name] : []));
  }

  one<Schema extends z.ZodType>(kind: string, name: string, schema: Schema): z.infer<Schema> {
    const found = this.objects.find((one) => one.kind === kind && one.metadata.name === name);
    if (found === undefined) throw new Error(`no ${kind} ${name} among ${this.names(kind).join(", ")}`);
    return schema.parse(found);
  }
}

export async function render(values: Values, options: Options = {}): Promise<RenderedChart> {
  return new RenderedChart(objectsIn(await renderText(values, options)));
}
