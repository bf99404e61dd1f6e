import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Test files share their modules, so the library's own hook, which it sets up where it is imported first, would reach
// only one of them.
afterEach(cleanup);
