import { DEPLOYED_SERVICES, ROUTES, TOPOLOGY } from "@envoi/topology";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { TRIAL } from "../testing/chart-values.ts";
import { render } from "../testing/rendered-chart.ts";

const MAX_RULES = 16;

const port = z.object({ name: z.string() }).or(z.object({ number: z.int() }));
const ingress = z.looseObject({
  spec: z.looseObject({
    rules: z.array(
      z.object({
        host: z.string(),
        http: z.object({
          paths: z.array(
            z.object({
              path: z.string(),
              pathType: z.string(),
              backend: z.object({ service: z.object({ name: z.string(), port }) }),
            }),
          ),
        }),
      }),
    ),
  }),
});
const deployment = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.array(
          z.looseObject({
            env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).default([]),
          }),
        ),
      }),
    }),
  }),
});
const httpRoute = z.looseObject({
  spec: z.looseObject({
    hostnames: z.array(z.string()),
    parentRefs: z.array(z.unknown()),
    rules: z.array(
      z.looseObject({
        matches: z.array(z.object({ path: z.object({ type: z.string(), value: z.string() }) })),
        backendRefs: z.tuple([z.object({ name: z.string(), port: z.int() })]),
        timeouts: z.object({ request: z.string() }).optional(),
      }),
    ),
  }),
});

/** Paths at the boundaries between services, and the service to which the stack's edge routes each path. */
function samples(): [string, string][] {
  const roots = ROUTES.flatMap(([, pattern]) =>
    Array.from(pattern.matchAll(/(?:\(\?:|\|)([a-z_/]+)/g), ([, path]) => `/${path}`),
  );
  const paths = [...roots, ...roots.map((root) => `${root}/1a2b`), ...roots.map((root) => `${root}s`)];
  return [...paths, "/", "/api", "/assets/app.js", "/oauth", "/download.js"].map((path) => {
    const route = ROUTES.find(([, pattern]) => new RegExp(pattern).test(path));
    return [path, `envoi-${route?.[0] ?? "web-origin"}`];
  });
}

/**
 * The target of the longest matching prefix. As in Ingress and the Gateway API, a prefix consists of whole segments.
 */
function longestPrefix(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  const prefixes = [...targets.keys()].filter(
    (prefix) => prefix === "/" || path === prefix || path.startsWith(`${prefix}/`),
  );
  return targets.get(prefixes.sort((one, other) => other.length - one.length)[0] ?? "");
}

test("the Ingress routes each path to the same service as the stack's edge", async () => {
  const rendered = await render(TRIAL);
  const [{ spec }, ...others] = rendered.all("Ingress", ingress) as [z.infer<typeof ingress>];
  expect(others).toEqual([]);
  expect(spec.rules.map(({ host }) => host)).toEqual(["send.example"]);
  const paths = spec.rules.flatMap(({ http }) => http.paths);
  expect(new Set(paths.map(({ pathType }) => pathType))).toEqual(new Set(["Prefix"]));
  const targets = new Map(paths.map(({ path, backend }) => [path, backend.service.name]));
  for (const [path, service] of samples()) expect(longestPrefix(path, targets), path).toBe(service);
  expect(new Set(targets.values())).toEqual(
    new Set(DEPLOYED_SERVICES.filter((name) => TOPOLOGY[name].routes.length > 0).map((name) => `envoi-${name}`)),
  );
});

test("HTTPRoutes of the Gateway API replace the Ingress, with the same routes and without timeouts", async () => {
  const rendered = await render({ ...TRIAL, gateway: { enabled: true, parentRefs: [{ name: "public" }] } });
  expect(rendered.names("Ingress")).toEqual([]);
  const routes = rendered.all("HTTPRoute", httpRoute);
  const targets = new Map<string, string>();
  for (const { spec } of routes) {
    expect(spec.hostnames).toEqual(["send.example"]);
    expect(spec.parentRefs).toEqual([{ name: "public" }]);
    expect(spec.rules.length).toBeLessThanOrEqual(MAX_RULES);
    for (const { matches, backendRefs, timeouts } of spec.rules) {
      const [{ name }] = backendRefs;
      for (const { path } of matches) {
        expect(path.type).toBe("PathPrefix");
        targets.set(path.value, name);
      }
      if (/gateway$|download$/.test(name)) expect(timeouts).toEqual({ request: "0s" });
    }
  }
  for (const [path, service] of samples()) expect(longestPrefix(path, targets), path).toBe(service);
});

test("rules match the host without its port", async () => {
  const rendered = await render({ ...TRIAL, baseUrl: "http://files.example:8080" });
  const hosts = rendered.all("Ingress", ingress).flatMap(({ spec }) => spec.rules.map(({ host }) => host));
  expect(hosts).toEqual(["files.example"]);
});

describe("more hosts", () => {
  const MORE = { ...TRIAL, extraHosts: ["files.example", "old.example"] };
  const HOSTS = ["send.example", "files.example", "old.example"];

  test("get the Ingress's routes and certificate", async () => {
    const rendered = await render({ ...MORE, ingress: { tls: { secretName: "certificate" } } });
    const [{ spec }] = rendered.all("Ingress", ingress) as [z.infer<typeof ingress>];
    expect(spec.rules.map(({ host }) => host)).toEqual(HOSTS);
    expect(new Set(spec.rules.map(({ http }) => JSON.stringify(http))).size).toBe(1);
    expect(spec["tls"]).toEqual([{ hosts: HOSTS, secretName: "certificate" }]);
  });

  test("get the same Gateway API routes", async () => {
    const rendered = await render({ ...MORE, gateway: { enabled: true, parentRefs: [{ name: "public" }] } });
    expect(rendered.all("HTTPRoute", httpRoute).map(({ spec }) => spec.hostnames)).toEqual([HOSTS]);
  });

  test.each([
    [{}, "https://files.example,https://old.example"],
    [
      { baseUrl: "http://send.example:8080", config: { ALLOWED_ORIGINS: "https://a.example" } },
      "https://a.example,http://files.example:8080,http://old.example:8080",
    ],
  ])("are allowed as upload origins: %j", async (values, origins) => {
    const rendered = await render({ ...MORE, ...values });
    const found = rendered
      .all("Deployment", deployment)
      .flatMap(({ metadata, spec }) =>
        spec.template.spec.containers.flatMap(({ env }) =>
          env.flatMap(({ name, value }) => (name === "ALLOWED_ORIGINS" ? [[metadata.name, value]] : [])),
        ),
      );
    expect(found).toEqual([["envoi-upload-gateway", origins]]);
  });

  test.each(["Files.example", "https://files.example", "10.0.0.1", ""])(
    "are named in the error if Kubernetes rejects them: %s",
    (host) => expect(render({ ...TRIAL, extraHosts: [host] })).rejects.toThrow(`extraHosts: ${host} is not valid`),
  );
});

test("the Ingress needs no annotation for any controller", async () => {
  const rendered = await render(TRIAL);
  const found = rendered.objects.filter(({ kind }) => kind === "Ingress");
  expect(found.map(({ metadata }) => metadata.annotations)).toEqual([{}]);
});
