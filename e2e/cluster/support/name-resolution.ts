import dns, { type LookupAddress, type LookupOptions } from "node:dns";
import { HOST } from "./cluster.ts";

/*
 * The ingress routes by a host name that is not in DNS; in these tests' processes it resolves to the ingress's address.
 * `fetch`, `WebSocket`, `node:http` and `ws` all use this lookup.
 */
const address = process.env["INGRESS_ADDRESS"];
if (!address) throw new Error("INGRESS_ADDRESS is not set: the address that the cluster's ingress listens on");

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family: number) => void;

const { lookup } = dns;
const toIngress = (hostname: string, options: LookupOptions, found: LookupCallback) =>
  lookup(hostname === HOST ? address : hostname, options, found);
dns.lookup = Object.assign(toIngress, lookup);
