import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { watchTextNodes } from "./watch-text-nodes.ts";

// The library registers its own hook where it is first imported. That covers only one test file because they share
// modules.
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
watchTextNodes();
// The first test that uses a part of the page also waits until it is compiled, perhaps on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Elements are never in view: nothing is laid out. */
class NothingSeen implements Pick<IntersectionObserver, "observe" | "disconnect"> {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: NothingSeen });
