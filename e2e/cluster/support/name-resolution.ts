import dns, { type LookupAddress, type LookupOptions } from "node:dns";
import { HOST } from "./cluster.ts";

/*
 * The ingress goes by the name in the request, which no name server knows: to the processes of these tests it leads to
 * the address of the ingress. `fetch`, `WebSocket`, `node:http` and `ws` all ask here.
 */
const address = process.env["INGRESS_ADDRESS"];
if (!address) throw new Error("INGRESS_ADDRESS is not set: the address that the cluster's ingress listens on");

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family: number) => void;

const { lookup } = dns;
const toIngress = (hostname: string, options: LookupOptions, found: Found) =>
  lookup(hostname === HOST ? address : hostname, options, found);
dns.lookup = Object.assign(toIngress, lookup);
