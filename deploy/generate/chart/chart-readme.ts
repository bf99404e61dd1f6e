import type { DocumentedValue } from "./documented-values.ts";

/** Example values for production, shown in the chart's README. */
export const EXAMPLE = `baseUrl: https://send.example
image: { registry: registry.example/envoi, tag: 0.1.0 }
redis:
  mode: sentinel
  urls: [rediss://sentinel-0.redis:26379, rediss://sentinel-1.redis:26379, rediss://sentinel-2.redis:26379]
  sentinelMaster: envoi
  sentinelSecret: envoi-sentinels
  waitReplicas: 1
  existingSecret: envoi-redis-users
nats:
  urls: [tls://nats-0.nats:4222, tls://nats-1.nats:4222, tls://nats-2.nats:4222]
  replicas: 3
  existingSecret: envoi-nats-users
s3:
  region: eu-central-1
  bucket: envoi-files
  existingSecret: envoi-s3-users
provision:
  existingSecret: envoi-provision
ingress:
  className: nginx
  tls: { secretName: send-example-tls }
monitoring:
  serviceMonitor: { enabled: true }
  rules: { enabled: true }
  dashboards: { enabled: true }
`;

const HEAD = `# Envoi's chart

Deploys six services, the operators' service, the web origin and an Ingress, and for trials also Redis, NATS and SeaweedFS. Requires Kubernetes 1.30 or later, and Helm 3 or 4.

No images are published: build them, push them to your own registry, and set \`image.registry\` and \`image.tag\`. The default registry is a placeholder. The build commands are in \`docs/operations.md\`.

\`\`\`sh
helm install envoi deploy/helm --namespace envoi --create-namespace \\
  --values deploy/helm/values-trial.yaml --set baseUrl=https://send.example,image.registry=registry.example/envoi,image.tag=0.1.0
helm test envoi --namespace envoi
\`\`\`

This is a trial: one Redis, one NATS and one SeaweedFS, with a volume each. For production, use managed stores; \`docs/operations.md\` describes the requirements:

\`\`\`yaml
${EXAMPLE}\`\`\`

- \`values-small.yaml\`, \`values-medium.yaml\` and \`values-large.yaml\` contain replicas and resources for sites of three sizes, computed from \`docs/capacity.md\`. Put one before your own values: \`-f deploy/helm/values-medium.yaml -f values.yaml\`.
- Each service has its own user in each store that it uses. The rights are generated from the code into \`files/services.json\`: rules for Redis' \`ACL SETUSER\`, NATS subjects, and S3 policies with \`{bucket}\` in place of the bucket's name.
- Secrets contain the names and passwords of these users; the description of each \`existingSecret\` lists its keys. The chart refuses addresses that contain a password.
- \`docs/ingress.md\` lists settings of ingress controllers for long WebSockets and large bodies. No setting is required for correctness, except with Contour's Ingress.
- Logs go to stdout: set their retention in the cluster's log collector, to 90 days at most (\`docs/operations.md\`).
- The chart refuses unknown keys, and settings in \`config\` that no service reads; its message names them.
- For an installation without Helm, see \`deploy/k8s\`.

## Values

Generated from the comments in \`values.yaml\`.
`;

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (text: string) => (text === "" ? "" : `\`${cell(text)}\``);

type Row = { key: string; fallback: string; meaning: string };
const toRow = ({ path, fallback, meaning }: DocumentedValue): Row => ({ key: path, fallback: code(fallback), meaning });

function table(rows: readonly Row[]): string {
  const lines = rows
    .filter(({ fallback, meaning }) => fallback !== "" || meaning !== "")
    .map(({ key, fallback, meaning }) => `| ${code(key)} | ${fallback} | ${cell(meaning)} |\n`);
  return `\n| key | default | meaning |\n|---|---|---|\n${lines.join("")}`;
}

const isBelow = (path: string, group: string) => path.startsWith(`${group}.`);

/** One row for each key that the services share. If their defaults differ, the row lists each service's default. */
function rowsOfServices(services: readonly DocumentedValue[], values: readonly DocumentedValue[]): Row[] {
  const rows = new Map<string, { meaning: string; defaults: Map<string, string[]> }>();
  for (const { path: service } of services) {
    for (const { path, fallback, meaning } of values.filter((value) => isBelow(value.path, service))) {
      const key = path.replace(service, "SERVICE");
      const row = rows.get(key) ?? { meaning, defaults: new Map() };
      row.defaults.set(fallback, [...(row.defaults.get(fallback) ?? []), service]);
      rows.set(key, row);
    }
  }
  return [...rows].map(([key, { meaning, defaults }]) => {
    const byDefault = [...defaults].map(([fallback, names]) => [code(fallback), names] as const);
    const all = byDefault.length === 1 && byDefault[0]?.[1].length === services.length;
    const fallback = byDefault.map(([text, names]) => (all ? text : `${names.join(", ")}: ${text}`)).join("<br>");
    return { key, fallback: byDefault.every(([text]) => text === "") ? "" : fallback, meaning };
  });
}

/**
 * The chart's README: how to install it, and all values, grouped as in `values.yaml`.
 *
 * @param services - groups that have the same keys and therefore share one table
 */
export function chartReadme(values: readonly DocumentedValue[], services: readonly string[]): string {
  const top = values.filter(({ path }) => !path.includes("."));
  const groups = top.filter(({ isGroup }) => isGroup);
  const alike = groups.filter(({ path }) => services.includes(path));
  const single = table(top.filter(({ isGroup }) => !isGroup).map(toRow));
  const listed = alike.map(({ path, meaning }) => `- ${code(path)}: ${meaning}\n`).join("");
  const ofServices = `\n### The services\n\n${listed}${table(rowsOfServices(alike, values))}`;
  const others = groups
    .filter((group) => !alike.includes(group))
    .map(({ path, meaning }) => {
      const members = values.filter((value) => isBelow(value.path, path));
      return `\n### ${code(path)}\n${meaning === "" ? "" : `\n${meaning}\n`}${table(members.map(toRow))}`;
    });
  return `${HEAD}${single}${ofServices}${others.join("")}`;
}
