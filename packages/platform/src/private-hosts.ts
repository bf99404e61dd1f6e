import { isIP } from "node:net";
import { hostname } from "node:os";
import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";

/*
 * [Note: Private hosts]
 *
 * A page of any site can make its visitor's browser ask the private port, if a name of that site leads to its address
 * (DNS rebinding): to the browser, the answer comes from the site, whose scripts may read it. So the port answers
 * requests for addresses, and for names that no stranger can have: those without a dot, such as Compose services, those
 * below top-level domains that are reserved for private use, those of Services in a Kubernetes cluster, and this
 * machine's. Others are named in `PRIVATE_HOST_NAMES`. Probes, Prometheus and port forwarding ask by addresses.
 */

/** `svc`: Services without the domain of the cluster. No top-level domain has this name. */
const PRIVATE_DOMAINS = [".localhost", ".internal", ".svc", ".cluster.local"];

/** Whether a `Host` header has one of the names of the private port. @param names - `.x` stands for all names below x */
export function isPrivateHost(header: string, names: readonly string[]): boolean {
  if (/[/?#@\\]/.test(header) || !URL.canParse(`http://${header}`)) return false;
  const host = new URL(`http://${header}`).hostname.replace(/\.$/, "");
  if (isIP(host.replace(/^\[(.*)\]$/, "$1")) !== 0 || !host.includes(".")) return true;
  return [...PRIVATE_DOMAINS, ...names].some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));
}

/** Refuses requests under other names: [Note: Private hosts]. @param names - in lower case, besides this machine's */
export function requirePrivateHost(names: readonly string[]): RequestHandler {
  const known = [hostname().toLowerCase(), ...names];
  return ({ headers }, _response, next) => {
    // Browsers always send it.
    if (headers.host !== undefined && !isPrivateHost(headers.host, known)) throw new ProtocolError("wrong_host");
    next();
  };
}
