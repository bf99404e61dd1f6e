import { parseAllDocuments } from "yaml";
import * as z from "zod";
import { askHelm, CHART, type Helm, KUBERNETES, type RenderOptions, renderText, type Values } from "../chart/render.ts";

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

export async function render(values: Values, options: RenderOptions = {}): Promise<RenderedChart> {
  return new RenderedChart(objectsIn(await renderText(values, options)));
}
