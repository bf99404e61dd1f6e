// Preloaded into the process group that run.mjs starts. If run.mjs is killed, its end of the pipe closes, and the group
// is killed, too, so the port is free again.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const { stdin } = process;
  stdin.on("end", () => {
    try {
      process.kill(-process.pid, "SIGKILL");
    } catch {
      // This process is not the leader of the group: the leader kills the group.
    }
  });
  stdin.on("error", () => {});
  stdin.resume();
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
}
