// Runs in the Prometheus pod: serves the addresses of all running pods of the product as targets, in the format of
// `http_sd_configs`.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { request } from "node:https";

const ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";
const QUERY = "labelSelector=app.kubernetes.io/instance=envoi&fieldSelector=status.phase=Running";
const options = {
  host: process.env.KUBERNETES_SERVICE_HOST,
  port: process.env.KUBERNETES_SERVICE_PORT,
  path: `/api/v1/namespaces/envoi/pods?${QUERY}`,
  ca: readFileSync(`${ACCOUNT}/ca.crt`),
};

/** @returns {Promise<{ items: { metadata: { name: string }, status: { podIP: string } }[] }>} */
function readPods() {
  const headers = { Authorization: `Bearer ${readFileSync(`${ACCOUNT}/token`, "utf8")}` };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, headers }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      if (answer.statusCode === 200) resolve(JSON.parse(text));
      else reject(new Error(text));
    });
    sent.on("error", reject).end();
  });
}

createServer(async (_, response) => {
  try {
    const { items } = await readPods();
    const targets = items.map(({ metadata, status }) => ({
      targets: [`${status.podIP}:8081`],
      labels: { namespace: "envoi", pod: metadata.name },
    }));
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(targets));
  } catch (error) {
    process.stderr.write(`${error}\n`);
    response.writeHead(500).end();
  }
}).listen(8080, "127.0.0.1");
