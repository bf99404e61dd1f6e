import { findProgram } from "./programs/find-program.ts";
import { freePort } from "./run/free-port.ts";
import { startServerProcess } from "./run/server-process.ts";

/** A network fault, by toxiproxy's name: `latency`, `bandwidth` (KB/s), `timeout`, `reset_peer`, `limit_data`, … */
export type Toxic = {
  type: string;
  /** `downstream`: from the server to its client. */
  stream: "upstream" | "downstream";
  attributes: Record<string, number>;
};

export type ToxicProxy = {
  port: number;
  add(toxic: Toxic): Promise<void>;
  /** Removes all faults. */
  clear(): Promise<void>;
};

export type Toxiproxy = AsyncDisposable & {
  /** Creates a proxy to a server on loopback. @param port - its own port; absent: any free one */
  proxy(upstreamPort: number, port?: number): Promise<ToxicProxy>;
};

/** A real toxiproxy on loopback. */
export async function startToxiproxy(): Promise<Toxiproxy> {
  const api = await freePort();
  const server = await startServerProcess({
    program: findProgram("toxiproxy-server"),
    args: ["-host", "127.0.0.1", "-port", String(api)],
    port: api,
    env: { LOG_LEVEL: "warn" },
    isReady: async () => (await fetch(`http://127.0.0.1:${api}/version`)).ok,
  });
  async function call(method: string, path: string, body?: object): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${api}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`toxiproxy ${method} ${path}: ${answer.status} ${await answer.text()}`);
  }
  let toxics = 0;
  return {
    async proxy(upstreamPort, wanted) {
      const port = wanted ?? (await freePort());
      const name = `to-${upstreamPort}-at-${port}`;
      const added: string[] = [];
      await call("POST", "/proxies", { name, listen: `127.0.0.1:${port}`, upstream: `127.0.0.1:${upstreamPort}` });
      return {
        port,
        async add(toxic) {
          toxics += 1;
          await call("POST", `/proxies/${name}/toxics`, { name: `toxic-${toxics}`, toxicity: 1, ...toxic });
          added.push(`toxic-${toxics}`);
        },
        async clear() {
          for (const toxic of added.splice(0)) await call("DELETE", `/proxies/${name}/toxics/${toxic}`);
        },
      };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
