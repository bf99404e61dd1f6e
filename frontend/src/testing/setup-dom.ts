import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { watchTextNodes } from "./watch-text-nodes.ts";

// The testing library registers its own hook where it is first imported. Test files share modules, so that hook covers
// only one of them.
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});
watchTextNodes();
// The first test that uses a lazily loaded part of the page also waits until it is compiled, perhaps under heavy load.
configure({ asyncUtilTimeout: 15_000 });

/** An observer for which no element is ever in view because nothing is laid out. */
class NothingSeen implements Pick<IntersectionObserver, "observe" | "disconnect"> {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: NothingSeen });
