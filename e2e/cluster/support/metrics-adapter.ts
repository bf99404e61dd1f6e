import { readFileSync } from "node:fs";
import { waitFor } from "@envoi/testkit";
import { apply, imageOf, kubectl, NAMESPACE, ROOT, tryKubectl } from "./cluster.ts";
import { podReady } from "./pods.ts";
import { scriptText } from "./script.ts";

const FILE = `${ROOT}e2e/cluster/metrics-adapter.yaml`;
const MONITORING = "monitoring";
const PODS = ["prometheus", "adapter"];
const API = "/apis/custom.metrics.k8s.io/v1beta2";

function manifests(): string {
  return readFileSync(FILE, "utf8")
    .replace("NODE_IMAGE", imageOf("metadata"))
    .replace("LIST_TARGETS", () => JSON.stringify(scriptText("list-targets.mjs")));
}

/** Installs Prometheus and prometheus-adapter, and waits until the adapter serves a metric of the product's pods. */
export async function installMetricsAdapter(): Promise<void> {
  await apply(manifests(), ["-n", MONITORING]);
  await Promise.all(PODS.map((pod) => podReady(pod, MONITORING)));
  await waitFor(
    async () => (await tryKubectl(["get", "--raw", `${API}/namespaces/${NAMESPACE}/pods/*/uploads_open`])).code,
    (code) => code === 0,
    90,
  );
}

export async function removeMetricsAdapter(): Promise<void> {
  await kubectl(["delete", "-n", MONITORING, "-f", "-", "--ignore-not-found"], { input: manifests(), seconds: 120 });
}
