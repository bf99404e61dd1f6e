import { createClients, type Log, type Registry, runServices, type Service } from "@envoi/platform";
import { answerProblems, findHttpCall } from "@envoi/protocol/answer-problems";

export type HostedAnswer = { status: number; headers: Headers; body: Buffer; text: string };

/** Starts a service on free loopback ports. */
export async function hostService(service: Service, { log, registry }: { log: Log; registry: Registry }) {
  const running = await runServices(
    {
      host: "127.0.0.1",
      port: 0,
      privateHost: "127.0.0.1",
      privatePort: 0,
      drainSeconds: 1,
      baseUrl: "http://localhost",
      clients: createClients({ trustedProxies: 0, baseUrl: "http://localhost" }),
      addressLogging: "full",
      log,
      registry,
    },
    [service],
  );
  return {
    port: running.port,
    privatePort: running.privatePort,
    /** Sends one request. The response must match the documentation. */
    async ask(method: string, path: string, init: RequestInit = {}): Promise<HostedAnswer> {
      const headers = new Headers(init.headers);
      // A kept-alive connection would delay the server's shutdown.
      headers.set("Connection", "close");
      const response = await fetch(`http://127.0.0.1:${running.port}${path}`, { method, ...init, headers });
      const { status } = response;
      const body = Buffer.from(await response.arrayBuffer());
      const answer = { status, headers: response.headers, body, text: body.toString("utf8") };
      const call = findHttpCall(method, path);
      const problems = call === null ? [] : answerProblems(call, answer);
      if (problems.length > 0) throw new Error(`${method} ${path} ${status}: ${problems.join("; ")}`);
      return answer;
    },
    async [Symbol.asyncDispose]() {
      // The test sends no more requests, so there is no need to wait for any.
      running.cut();
      await running.stop();
    },
  };
}
