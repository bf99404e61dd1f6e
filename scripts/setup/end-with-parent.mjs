// Preloaded into the process group that run.mjs starts. If run.mjs is killed, its end of the pipe closes, and the group
// is killed too, which frees the port.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const { stdin } = process;
  stdin.on("end", () => {
    try {
      process.kill(-process.pid, "SIGKILL");
    } catch {
      // This process does not lead its process group. The leader also notices the parent's death, and kills the whole
      // group.
    }
  });
  stdin.on("error", () => {});
  stdin.resume();
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
}
