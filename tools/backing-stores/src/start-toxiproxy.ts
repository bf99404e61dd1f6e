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

export type ToxicProxy = Awaited<ReturnType<Awaited<ReturnType<typeof startToxiproxy>>["proxy"]>>;

export async function startToxiproxy() {
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
    /** Creates a proxy to a server on loopback. @param wanted - the proxy's port; absent: any free one */
    async proxy(upstreamPort: number, wanted?: number) {
      const port = wanted ?? (await freePort());
      const name = `to-${upstreamPort}-at-${port}`;
      const added: string[] = [];
      await call("POST", "/proxies", { name, listen: `127.0.0.1:${port}`, upstream: `127.0.0.1:${upstreamPort}` });
      return {
        port,
        async add(toxic: Toxic): Promise<void> {
          toxics += 1;
          await call("POST", `/proxies/${name}/toxics`, { name: `toxic-${toxics}`, toxicity: 1, ...toxic });
          added.push(`toxic-${toxics}`);
        },
        /** Removes all faults. */
        async clear(): Promise<void> {
          for (const toxic of added.splice(0)) await call("DELETE", `/proxies/${name}/toxics/${toxic}`);
        },
      };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
