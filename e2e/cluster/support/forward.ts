import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { KUBECTL, NAMESPACE } from "./cluster.ts";

export type Forward = AsyncDisposable & { port: number };

const LISTENING = /^Forwarding from 127\.0\.0\.1:(\d+) /;

async function readPort(child: ChildProcess): Promise<number> {
  const complaints: string[] = [];
  child.stderr?.on("data", (text: Buffer) => complaints.push(text.toString()));
  if (child.stdout === null) throw new Error("kubectl has no output");
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const port = LISTENING.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error(`kubectl port-forward: ${complaints.join("")}`);
}

/**
 * Forwards a loopback port to a pod or service port, bypassing all policies.
 *
 * @param target - pod or service, such as `pod/envoi-seaweedfs-0`
 */
export async function forward(target: string, port: number): Promise<Forward> {
  const args = ["port-forward", "-n", NAMESPACE, "--address", "127.0.0.1", target, `:${port}`];
  const child = spawn(KUBECTL, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  return {
    port: await readPort(child),
    async [Symbol.asyncDispose]() {
      child.kill();
      // Closing the readline interface paused the output, which must be read to its end.
      child.stdout?.resume();
      await ended;
    },
  };
}
