import { expect, test } from "vitest";
import { parse } from "yaml";
import { chartValues } from "./chart-values.ts";
import { capacityPage, computeCores, exampleLoad, readExample } from "./cost-model.ts";
import { chartValuesText } from "./documented-values.ts";
import { computePreset, PRESETS, presetText } from "./presets.ts";

const PART = ["upload-gateway", "download", "janitor", "edge", "Redis", "NATS", "MinIO"];
const CASES = Object.entries(PRESETS).flatMap(([, scale]) => PART.map((part) => [part, scale] as const));

test.each(CASES)("the cost model computes the cores of %s in the example at %s", (part, scale) => {
  const cores = computeCores(capacityPage, part, exampleLoad(capacityPage, scale));
  const stated = readExample(capacityPage, `cores of ${part}`, scale);
  // The example is rounded, and so are its GiB.
  const decimals = String(stated).split(".")[1]?.length ?? 0;
  expect(Math.abs(cores - stated)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 0.02 * stated);
});

test("a small site has two replicas of each service, which request little", () => {
  for (const size of Object.values(computePreset("small"))) {
    expect(size).toMatchObject(
      "replicas" in size ? { replicas: 2 } : { autoscaling: { minReplicas: 2, maxReplicas: 4 } },
    );
    expect(Number.parseInt(size.resources.requests.cpu, 10)).toBeLessThanOrEqual(100);
  }
});

test("a large site has gateways for its open uploads, and downloads for its cores", () => {
  const { uploadGateway, download, janitor } = computePreset("large");
  // 7,690 uploads, 500 each; 5.8 cores, half a core each; twice of that at most.
  expect(uploadGateway).toMatchObject({
    autoscaling: { minReplicas: 8, maxReplicas: 32, load: { uploads_open: 500 } },
  });
  expect(download).toMatchObject({ autoscaling: { minReplicas: 6, maxReplicas: 24 } });
  expect(janitor).toMatchObject({ replicas: 2 });
});

test("at the load of the busiest hour, the target of the autoscaler asks for the replicas of the busiest hour", () => {
  for (const [preset, scale] of Object.entries(PRESETS)) {
    const { download } = computePreset(preset as keyof typeof PRESETS);
    const cores = computeCores(capacityPage, "download", exampleLoad(capacityPage, scale));
    const asked = cores / ((Number.parseInt(download?.resources.requests.cpu ?? "", 10) / 1_000) * 0.6);
    expect(asked).toBeLessThanOrEqual(Math.max(2, Math.ceil(cores / 0.5)));
  }
});

test.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])("the chart accepts the values for a %s site", (preset) => {
  const defaults = { ...parse(chartValuesText), baseUrl: "https://send.example" };
  const values = Object.fromEntries(
    Object.entries(parse(presetText(preset))).map(([key, own]) => [key, merge(defaults[key], own)]),
  );
  expect(() => chartValues.parse({ ...defaults, ...values })).not.toThrow();
});

/** Merges maps as Helm does. */
function merge(base: unknown, own: unknown): unknown {
  const isMap = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap(base) || !isMap(own)) return own;
  return { ...base, ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, merge(base[key], value)])) };
}

test("a page whose table lacks a number is refused", () => {
  expect(() => computePreset("small", capacityPage.replace("| `download` | – |", "| `download` | ? |"))).toThrow(
    "1,000 uploads",
  );
});
