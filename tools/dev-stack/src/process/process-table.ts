import { StackError } from "../stack-error.ts";
import type { ProcessStatus } from "../state-file.ts";
import { ManagedProcess, type ProcessCommand } from "./managed-process.ts";
import { killGroup } from "./process-identity.ts";

type Place = { host: string; port: number; privatePort?: number };

export type Member = { service: string; replica: number; place: Place; process: ManagedProcess };

export type ProcessTable = ReturnType<typeof createProcessTable>;

/** @param deps.onChange - called after every state change */
export function createProcessTable(deps: { say(line: string): void; onChange(table: ProcessStatus[]): void }) {
  const members = new Map<string, Member>();
  let isClosed = false;
  const status = () =>
    Array.from(members.values(), ({ service, replica, place, process }): ProcessStatus => {
      const identity = process.identity();
      return {
        name: process.name,
        service,
        replica,
        state: process.state(),
        pid: identity?.pid ?? null,
        startedAt: identity?.startedAt ?? null,
        host: place.host,
        port: place.port,
        privatePort: place.privatePort ?? null,
      };
    });
  const onChange = () => deps.onChange(status());
  // Runs even if this process exits unexpectedly.
  process.on("exit", () => {
    for (const { pid } of status()) if (pid !== null) killGroup(pid);
  });

  return {
    add(service: string, replica: number, place: Place, command: ProcessCommand): Member {
      if (isClosed) throw new StackError("the stack is stopping");
      const member = { service, replica, place, process: new ManagedProcess(command, { say: deps.say, onChange }) };
      members.set(command.name, member);
      return member;
    },
    remove(name: string): void {
      members.delete(name);
      onChange();
    },
    /** The process with this name, or the replicas of this service by number. */
    named: (name: string) =>
      [...members.values()]
        .filter(({ service, process }) => service === name || process.name === name)
        .sort((a, b) => a.replica - b.replica),
    all: () => [...members.values()],
    status,
    /** Kills all processes and rejects new ones. Resolves once all have exited. */
    async killAll(): Promise<void> {
      isClosed = true;
      await Promise.all(Array.from(members.values(), ({ process }) => process.kill()));
    },
  };
}
