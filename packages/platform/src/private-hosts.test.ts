import { expect, test } from "vitest";
import { isPrivateHost } from "./private-hosts.ts";

test.each([
  "127.0.0.1:8081",
  "10.1.2.3",
  "[::1]:8081",
  "[fd00::1]",
  "localhost:8081",
  "LOCALHOST",
  "a.localhost",
  "metadata:8081",
  "envoi-janitor.envoi.svc",
  "envoi-janitor.envoi.svc:8081",
  "pod-0.envoi-janitor.envoi.svc.cluster.local.",
  "host.docker.internal:8081",
  "ops.example.com",
  "envoi.envoi.svc.k8s.example.org:8081",
])("accepts requests for the host %s on the private port", (host) => {
  expect(isPrivateHost(host, ["ops.example.com", ".svc.k8s.example.org"])).toBe(true);
});

test.each([
  "rebound.example.com",
  "rebound.example.com:8081",
  "127.0.0.1.example.com",
  "localhost.example.com",
  "svc.example.com",
  "notops.example.com",
  "x.ops.example.com",
  "evilsvc.k8s.example.org",
  "cluster.local.example.com",
  "rebound.example.com@127.0.0.1",
  "127.0.0.1/@rebound.example.com",
  "a b",
  "",
])("rejects requests for the host %j on the private port", (host) => {
  expect(isPrivateHost(host, ["ops.example.com", ".svc.k8s.example.org"])).toBe(false);
});
