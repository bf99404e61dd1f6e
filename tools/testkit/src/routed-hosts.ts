import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";

const run = promisify(execFile);

/** Packets are as large as possible, so that headers hardly count. */
const MTU = 65_535;
const QUEUE = "burst 1mb latency 50ms";

export type RoutedHosts = Awaited<ReturnType<typeof startRoutedHosts>>;

/**
 * Starts a client's and a server's host, as network namespaces, and a router between them that can silently drop all
 * packets. Unlike with a proxy, TCP itself meets the outage: it waits ever longer between retransmissions, and new
 * connections get no response. Requires root.
 *
 * @param options.mbits - speed in each direction, in Mbit/s
 */
export async function startRoutedHosts({ mbits }: { mbits: number }) {
  const id = randomBytes(3).toString("hex");
  const [router, client, server] = [`envoi-${id}-router`, `envoi-${id}-client`, `envoi-${id}-server`];
  const ip = (line: string) => run(findProgram("ip"), line.split(" "));
  const runOn = (host: string): readonly string[] => [findProgram("ip"), "netns", "exec", host];
  const hosts = [client, server];

  async function forward(isOn: boolean): Promise<void> {
    const [program = "", ...args] = runOn(router);
    await run(program, [...args, "sh", "-c", `echo ${isOn ? 1 : 0} > /proc/sys/net/ipv4/ip_forward`]);
  }

  for (const name of [router, ...hosts]) await ip(`netns add ${name}`);
  for (const [index, host] of hosts.entries()) {
    await ip(`-n ${router} link add to-${index} mtu ${MTU} type veth peer name to-router mtu ${MTU} netns ${host}`);
    await ip(`-n ${router} addr add 10.77.${index}.1/24 dev to-${index}`);
    await ip(`-n ${router} link set to-${index} up`);
    await run("tc", `-n ${router} qdisc add dev to-${index} root tbf rate ${mbits}mbit ${QUEUE}`.split(" "));
    await ip(`-n ${host} addr add 10.77.${index}.2/24 dev to-router`);
    for (const device of ["lo", "to-router"]) await ip(`-n ${host} link set ${device} up`);
    await ip(`-n ${host} route add default via 10.77.${index}.1`);
  }
  await forward(true);
  return {
    serverAddress: "10.77.1.2",
    /** Command that runs the rest of its arguments on the client's host. */
    onClient: runOn(client),
    onServer: runOn(server),
    /** Drops all packets. Neither host is informed. */
    cut: () => forward(false),
    mend: () => forward(true),
    /** Number of bytes that the router has sent to the client, with headers. */
    async bytesToClient(): Promise<number> {
      const { stdout } = await ip(`-n ${router} -json -statistics link show dev to-0`);
      return JSON.parse(stdout)[0].stats64.tx.bytes;
    },
    async [Symbol.asyncDispose]() {
      for (const name of [router, ...hosts]) await ip(`netns delete ${name}`);
    },
  };
}
