import { expect, test } from "vitest";
import { parseCommandLine } from "./command-line.ts";

const single = {
  "upload-gateway": 1,
  download: 1,
  metadata: 1,
  filelist: 1,
  metrics: 1,
  janitor: 1,
  "web-origin": 1,
};

test("without arguments it is one of each", () => {
  expect(parseCommandLine([])).toEqual({
    kind: "run",
    options: {
      replicas: single,
      redisCluster: false,
      natsCluster: false,
      objectStore: "minio",
      minioDrives: 1,
      accounts: false,
      port: null,
      dataDirectory: "data/stack",
      serverPorts: { redis: null, nats: null, minio: null },
    },
  });
});

test("every option is taken", () => {
  const line =
    "--replicas upload-gateway=2,download=3 --redis-cluster --nats-cluster --minio-drives 4 --port 80 --data-dir d " +
    "--accounts --redis-port 1 --nats-port 2 --minio-port 65535 --object-store seaweedfs";
  expect(parseCommandLine(line.split(" "))).toMatchObject({
    options: {
      replicas: { ...single, "upload-gateway": 2, download: 3 },
      redisCluster: true,
      natsCluster: true,
      objectStore: "seaweedfs",
      minioDrives: 4,
      accounts: true,
      port: 80,
      dataDirectory: "d",
      serverPorts: { redis: 1, nats: 2, minio: 65_535 },
    },
  });
});

test("the files for compose and the Secrets for Kubernetes are commands of their own", () => {
  for (const kind of ["compose-files", "kubernetes-secrets"]) expect(parseCommandLine([kind])).toEqual({ kind });
});

test.each([
  ["status", { kind: "status" }],
  ["restart download-2", { kind: "restart", name: "download-2" }],
  ["stop download", { kind: "stop", name: "download" }],
  ["start redis", { kind: "start", name: "redis" }],
  ["scale download=3", { kind: "scale", service: "download", replicas: 3 }],
  ["scale download=0", { kind: "scale", service: "download", replicas: 0 }],
])("%s is asked of the stack that runs in the data directory", (line, request) => {
  expect(parseCommandLine([...line.split(" "), "--data-dir", "d"])).toEqual({
    kind: "ask",
    dataDirectory: "d",
    request,
  });
});

test.each([
  ["--replicas downloads=2", "downloads"],
  ["--replicas download=0", "download"],
  ["--replicas download=1e3", "1e3"],
  ["--replicas download", "download"],
  ["--minio-drives 3", "--minio-drives"],
  ["--minio-drives 0", "--minio-drives"],
  ["--port 0", "--port"],
  ["--port 65536", "65536"],
  ["--nothing", "--nothing"],
  ["stop", "stop"],
  ["status now", "status now"],
  ["scale download", "download"],
  ["restart a b", "b"],
  ["explode", "explode"],
])("%s is refused with what is wrong and how it is meant", (line, named) => {
  const parse = () => parseCommandLine(line.split(" "));
  expect(parse).toThrow(named);
  expect(parse).toThrow("Usage: npm run stack");
});
