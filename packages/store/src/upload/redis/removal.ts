import type { DueEntry } from "../port.ts";
import { toSubject } from "./keys.ts";
import { removal } from "./removal.lua.ts";
import type { ScriptRunner } from "./script-runner.ts";

type Entry = Pick<DueEntry, "kind" | "key">;

export async function beginRemoval({ run }: Pick<ScriptRunner, "run">, { kind, key }: Entry): Promise<unknown> {
  switch (kind) {
    case "upload":
      return run(removal.beginUpload, toSubject(key), {});
    case "session":
      return run(removal.beginSession, toSubject(key), {});
    case "list":
      return run(removal.beginList, toSubject(key), {});
    case "blob": {
      const { listKey, blob } = blobEntry(key);
      return run(removal.beginBlob, toSubject(listKey), { blob });
    }
  }
}

export async function finishRemoval({ run }: Pick<ScriptRunner, "run">, { kind, key }: Entry): Promise<unknown> {
  switch (kind) {
    case "upload":
      return run(removal.finishUpload, toSubject(key), {});
    case "session":
      return run(removal.finishSession, toSubject(key), {});
    case "list":
      return run(removal.finishList, toSubject(key), {});
    case "blob": {
      const { listKey, blob } = blobEntry(key);
      return run(removal.finishBlob, toSubject(listKey), { blob });
    }
  }
}

/** A replaced version of a list is indexed as `<list key>:<blob key>`; the list key determines the shard. */
function blobEntry(key: string): { listKey: string; blob: string } {
  const colon = key.indexOf(":");
  return { listKey: key.slice(0, colon), blob: key.slice(colon + 1) };
}
