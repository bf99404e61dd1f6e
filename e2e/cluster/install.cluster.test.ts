import { createHash, randomBytes } from "node:crypto";
import { downloadOld, uploadOld, waitFor } from "@envoi/testkit";
import { expect, it } from "vitest";
import * as z from "zod";
import { apply, imageOf, install, kubectl, NAMESPACE, ORIGIN, read, tryKubectl } from "./support/cluster.ts";
import { forward } from "./support/forward.ts";
import { COMPONENTS, podReady, readPods, runInPod, settled, strangerManifest } from "./support/pods.ts";
import { say } from "./support/say.ts";

const MiB = 1_048_576;
const MAX_IMAGE_BYTES = 350_000_000;
/** A lower bound for an image's size: Node alone is larger. */
const MIN_IMAGE_BYTES = 100_000_000;

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

it("reinstalling the same chart replaces nothing and keeps every password", async () => {
  await settled();
  const pods = async () => (await readPods()).map(({ uid }) => uid).sort();
  const secrets = () =>
    kubectl([
      "get",
      "secrets",
      "--field-selector=type=Opaque",
      "-o",
      "jsonpath={range .items[*]}{.metadata.name}{.data}{end}",
    ]);
  const before = { pods: await pods(), secrets: sha256(Buffer.from(await secrets())) };
  await install();
  expect({ pods: await pods(), secrets: sha256(Buffer.from(await secrets())) }).toEqual(before);
});

const ruledPods = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()) }),
      spec: z.object({ priorityClassName: z.string(), priority: z.number() }),
    }),
  ),
});

it("all pods have the labels and priority from the values, and a service has its extra variables and files", async () => {
  const selector = `app.kubernetes.io/component in (${COMPONENTS.join(",")})`;
  const { items } = await read(ruledPods, ["pods", "-l", selector]);
  expect(items.length).toBeGreaterThanOrEqual(COMPONENTS.length);
  for (const { metadata, spec } of items) {
    expect(metadata.labels).toMatchObject({ team: "files" });
    expect(spec).toEqual({ priorityClassName: "envoi-trial", priority: 1000 });
  }
  const [pod] = await readPods("metadata");
  const readNotice = `import { readFileSync } from "node:fs"; console.log(readFileSync(process.env.NOTICE_FILE, "utf8"));`;
  expect(await runInPod(pod?.name ?? "", readNotice)).toBe("envoi is on trial\n");
});

const LOOK = `
  import { accessSync, constants, readFileSync, writeFileSync } from "node:fs";
  const refusal = (work) => { try { work(); return null; } catch ({ code }) { return code; } };
  const command = readFileSync("/proc/1/cmdline", "utf8").split("\\0");
  const tools = process.env.PATH.split(":").flatMap((folder) => ["npm", "npx", "corepack", "yarn"].map((tool) => folder + "/" + tool));
  console.log(JSON.stringify({
    program: command[0], hook: command.includes("--import=@envoi/platform/telemetry"), user: process.getuid(),
    node: process.version.split(".")[0],
    writes: refusal(() => writeFileSync("/envoi/x", "")), token: refusal(() => readFileSync("/var/run/secrets/kubernetes.io/serviceaccount/token")),
    tools: tools.filter((tool) => refusal(() => accessSync(tool, constants.F_OK)) === null),
  }));`;

it.each(COMPONENTS)(
  "%s runs unprivileged on a read-only disk, and contains only Node, without a package manager",
  async (component) => {
    const [pod] = await readPods(component);
    expect(JSON.parse(await runInPod(pod?.name ?? "", LOOK))).toEqual({
      program: "node",
      node: "v24",
      hook: true,
      user: 1000,
      writes: "EROFS",
      token: "ENOENT",
      tools: [],
    });
  },
);

const SUM_SIZES = `
  import { lstatSync, readdirSync } from "node:fs";
  const { dev } = lstatSync("/");
  let bytes = 0;
  const walk = (folder) => {
    let names = [];
    try { names = readdirSync(folder); } catch { return; }
    for (const name of names) {
      const path = folder + name;
      const found = lstatSync(path);
      if (found.dev !== dev) continue;
      if (found.isFile()) bytes += found.size;
      if (found.isDirectory()) walk(path + "/");
    }
  };
  walk("/");
  console.log(bytes);`;

it("each image is at most 350 MB in size when unpacked", async () => {
  const sizes = await Promise.all(
    COMPONENTS.map(async (component) => {
      const [pod] = await readPods(component);
      return { component, bytes: Number(await runInPod(pod?.name ?? "", SUM_SIZES)) };
    }),
  );
  say(sizes.map(({ component, bytes }) => `${component} ${Math.round(bytes / 1_000_000)} MB`).join(", "));
  expect(sizes.filter(({ bytes }) => bytes < MIN_IMAGE_BYTES || bytes > MAX_IMAGE_BYTES)).toEqual([]);
});

const ended = z.object({
  status: z.object({
    containerStatuses: z
      .array(z.object({ state: z.object({ terminated: z.object({ exitCode: z.number() }).optional() }) }))
      .default([]),
  }),
});

/** Runs a pod outside the chart, with an image of the product and the required security settings. */
async function runAlone(component: string, env: Record<string, string>, mounts: Record<string, string> = {}) {
  const name = `alone-${component}`;
  const container = {
    name: "main",
    image: imageOf(component),
    env: Object.entries(env).map(([key, value]) => ({ name: key, value })),
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } },
    volumeMounts: Object.entries(mounts).map(([volume, mountPath]) => ({ name: volume, mountPath })),
  };
  const spec = {
    restartPolicy: "Never",
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 60,
    securityContext: { runAsNonRoot: true, fsGroup: 1000, seccompProfile: { type: "RuntimeDefault" } },
    containers: [container],
    volumes: Object.keys(mounts).map((volume) => ({ name: volume, emptyDir: {} })),
  };
  await apply(JSON.stringify({ apiVersion: "v1", kind: "Pod", metadata: { name, namespace: NAMESPACE }, spec }));
  return {
    name,
    [Symbol.asyncDispose]: async () => void (await kubectl(["delete", "pod", name, "--wait=false"])),
  };
}

/** Waits until a pod has logged this text. */
async function untilLogged(pod: string, what: string): Promise<void> {
  await waitFor(
    async () => (await tryKubectl(["logs", pod])).stdout,
    (said) => said.includes(what),
  );
}

/** Terminates a pod and waits for its exit code. Uses a deadline, because a deleted pod's exit code is lost. */
async function codeOfEnding(pod: string): Promise<number> {
  await kubectl(["patch", "pod", pod, "-p", JSON.stringify({ spec: { activeDeadlineSeconds: 1 } })]);
  const code = async () => (await read(ended, ["pod", pod])).status.containerStatuses[0]?.state.terminated?.exitCode;
  return (await waitFor(code, (is) => is !== undefined, 90)) ?? -1;
}

it("the all-in-one image stores files in its volume and writes nowhere else", async () => {
  await using pod = await runAlone("embedded", { BASE_URL: "http://localhost" }, { data: "/data", tmp: "/tmp" });
  await podReady(pod.name);
  const origin = async () => {
    const way = await forward(`pod/${pod.name}`, 8_080);
    const isThere = await fetch(`http://127.0.0.1:${way.port}/__lbheartbeat__`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isThere) return way;
    await way[Symbol.asyncDispose]();
    return null;
  };
  await using way = await waitFor(origin, (found) => found !== null);
  const address = `http://127.0.0.1:${way?.port}`;
  const sent = await uploadOld(address, randomBytes(2 * MiB));
  expect(Buffer.compare((await downloadOld(address, sent)).plaintext, sent.plaintext)).toBe(0);
  expect(await kubectl(["exec", pod.name, "--", "node", "-p", "require('fs').readdirSync('/data').length > 0"])).toBe(
    "true\n",
  );
});

it("as PID 1 of its container, a process terminates on request", async () => {
  await using pod = await runAlone("web-origin", { BASE_URL: ORIGIN });
  await untilLogged(pod.name, '"ready"');
  expect(await codeOfEnding(pod.name)).toBe(0);
});

/** Accepts connections but never responds. */
const SILENT = `
  import { createServer } from "node:net";
  createServer(() => console.log("asked")).listen(9000, () => console.log("listening"));`;

it("a process waiting for its stores terminates immediately on request", async () => {
  const silent = "silent-store";
  await apply(strangerManifest(silent, NAMESPACE, imageOf("provision"), { script: SILENT }));
  try {
    await untilLogged(silent, "listening");
    const ip = await kubectl(["get", "pod", silent, "-o", "jsonpath={.status.podIP}"]);
    const env = {
      NATS_URLS: `nats://${ip}:9000`,
      NATS_USER: "user",
      NATS_PASSWORD: "password",
      S3_ENDPOINT: `http://${ip}:9000`,
      S3_BUCKET: "bucket",
      S3_ACCESS_KEY_ID: "user",
      S3_SECRET_ACCESS_KEY: "password",
    };
    await using pod = await runAlone("provision", env);
    await untilLogged(silent, "asked");
    expect(await codeOfEnding(pod.name)).toBe(143);
  } finally {
    await kubectl(["delete", "pod", silent, "--wait=false"]);
  }
});
