import { describe, expect, it } from "vitest";
import { isGoodNode } from "./toolchain.mjs";

describe("isGoodNode", () => {
  it.each(["v24.15.0", "v24.21.0", "v26.0.0", "v28.1.0"])("runs on %s", (version) => {
    expect(isGoodNode(version)).toBe(true);
  });

  it.each(["v18.20.8", "v20.20.2", "v22.22.0", "v24.14.1", "v25.9.0", "v27.0.0"])("does not run on %s", (version) => {
    expect(isGoodNode(version)).toBe(false);
  });
});
