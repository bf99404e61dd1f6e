// Preloaded into the process group that run.mjs starts. If run.mjs is killed, its end of this pipe closes, and the group
// ends instead of keeping the port occupied.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const { stdin } = process;
  stdin.on("end", () => {
    try {
      process.kill(-process.pid, "SIGKILL");
    } catch {
      // Not the leader of its group: the leader ends it.
    }
  });
  stdin.on("error", () => {});
  stdin.resume();
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
}
