import { type AddressInfo, connect, type Server, type Socket } from "node:net";

/**
 * Source address of probes: a local address that no client has. On Linux all of 127.0.0.0/8 is local; on
 * other systems probes fail, and nothing is measured.
 */
const PROBE_ADDRESS = "127.255.255.254";

/** Whether a connection is this process's probe rather than a client's. */
export function isProbe({ remoteAddress }: Socket): boolean {
  return remoteAddress === PROBE_ADDRESS || remoteAddress === `::ffff:${PROBE_ADDRESS}`;
}

/**
 * Measures the delay before new connections are accepted. Node accepts one connection per turn of the event loop, so
 * connections may wait for seconds even if each turn is quick.
 */
export class AcceptDelay {
  readonly #server: Server;
  #probe: Socket | null = null;
  #beganAt = 0;
  #latestMs = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket) => {
      if (!isProbe(socket)) return;
      socket.destroy();
      this.#end(performance.now() - this.#beganAt);
    });
  }

  /** The delay in milliseconds: that of the latest completed probe or, if longer, of the pending probe so far. */
  get ms(): number {
    return this.#probe === null ? this.#latestMs : Math.max(this.#latestMs, performance.now() - this.#beganAt);
  }

  /** Begins the next probe, unless one is pending. */
  probe(): void {
    const address = this.#server.address();
    if (this.#probe !== null || address === null || typeof address === "string") return;
    this.#beganAt = performance.now();
    this.#probe = connect({ port: address.port, host: hostOf(address), localAddress: PROBE_ADDRESS });
    this.#probe.once("error", () => this.#end(0)).unref();
  }

  #end(ms: number): void {
    this.#probe?.destroy();
    this.#probe = null;
    this.#latestMs = ms;
  }
}

/** Returns an address at which the server can be reached over IPv4. */
function hostOf({ address, family }: AddressInfo): string {
  return family === "IPv6" || address === "0.0.0.0" ? "127.0.0.1" : address;
}
