import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
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

// React records a stack trace for each of the first 10,000 elements of every second, which takes an eighth of the tests'
// time. It has no setting for this, so this counter, if it still exists, stays at the limit.
const internals = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals === "object" && internals !== null && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
