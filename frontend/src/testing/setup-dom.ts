import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files share their modules, so the library's own hook, registered where it is first imported, would cover only
// one of them.
afterEach(cleanup);
// The first test that uses a part of the page also waits for its compilation, possibly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
