// Preloaded into what run.mjs starts, which has a process group of its own: when run.mjs is killed outright, its end of
// this pipe closes, and the group ends instead of staying behind with the port.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const { stdin } = process;
  stdin.on("end", () => {
    try {
      process.kill(-process.pid, "SIGKILL");
    } catch {
      // Not the leader of a group: started by another process of the group, which ends it.
    }
  });
  stdin.on("error", () => {});
  stdin.resume();
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
}
