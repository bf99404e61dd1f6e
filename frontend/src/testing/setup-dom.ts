import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files share their modules, so the library's own hook, which it sets up where it is imported first, would reach
// only one of them.
afterEach(cleanup);
// The first test to use a part of the page also waits until it is compiled, on a machine that may be busy.
configure({ asyncUtilTimeout: 15_000 });
