import { isIP } from "node:net";
import { hostname } from "node:os";
import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";

/*
 * [Note: Private hosts]
 *
 * A page on any site can make its visitor's browser send requests to the private port if one of that site's names
 * resolves to the port's address (DNS rebinding). To the browser, the response comes from the site, whose scripts may
 * read it. So the port accepts only requests for IP addresses, and for names that no attacker can own: names without a
 * dot, such as Compose services, names below top-level domains reserved for private use, names of Services in
 * a Kubernetes cluster, and this host's name. Operators can add others in `PRIVATE_HOST_NAMES`. Probes, Prometheus
 * and port forwarding use IP addresses.
 */

/** `.svc` is for Services named without the cluster's domain. There is no such top-level domain. */
const PRIVATE_DOMAINS = [".localhost", ".internal", ".svc", ".cluster.local"];

/** Whether a `Host` header has one of the private port's names. @param names - `.x` stands for all names below x */
export function isPrivateHost(header: string, names: readonly string[]): boolean {
  if (/[/?#@\\]/.test(header) || !URL.canParse(`http://${header}`)) return false;
  const host = new URL(`http://${header}`).hostname.replace(/\.$/, "");
  if (isIP(host.replace(/^\[(.*)\]$/, "$1")) !== 0 || !host.includes(".")) return true;
  return [...PRIVATE_DOMAINS, ...names].some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));
}

/**
 * Rejects requests for other names: [Note: Private hosts].
 * @param names - accepted names in lower case, in addition to this host's
 */
export function requirePrivateHost(names: readonly string[]): RequestHandler {
  const known = [hostname().toLowerCase(), ...names];
  return ({ headers }, _response, next) => {
    // A request without `Host` is not from a browser.
    if (headers.host !== undefined && !isPrivateHost(headers.host, known)) throw new ProtocolError("wrong_host");
    next();
  };
}
