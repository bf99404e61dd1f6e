import type { StackProcess } from "@envoi/dev-stack";
import { type Figures, measurePid } from "./measured-process.ts";

/** The first process of a service, addressed without the edge, so all of its cost is measured. */
export async function measureService(stack: StackProcess, name: string): Promise<Figures & { origin: string }> {
  const [process] = stack.processes(name);
  if (process?.pid == null) throw new Error(`${name} does not run`);
  return { ...(await measurePid(process.pid)), origin: `http://${process.host}:${process.port}` };
}
