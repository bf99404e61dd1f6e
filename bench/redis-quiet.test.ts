import { describe, expect, it } from "vitest";
import { isRewriting } from "./redis-quiet.ts";

const info = (fields: Record<string, number>) =>
  ["# Persistence", ...Object.entries(fields).map(([name, value]) => `${name}:${value}`)].join("\r\n");
const quiet = {
  loading: 0,
  rdb_bgsave_in_progress: 0,
  rdb_saves: 3,
  aof_enabled: 1,
  aof_rewrite_in_progress: 0,
  aof_rewrite_scheduled: 0,
};

describe("a Redis", () => {
  it("that only keeps its log is quiet", () => {
    expect(isRewriting(info(quiet))).toBe(false);
  });

  it.each(["aof_rewrite_in_progress", "aof_rewrite_scheduled", "rdb_bgsave_in_progress"])("with %s is not", (name) => {
    expect(isRewriting(info({ ...quiet, [name]: 1 }))).toBe(true);
  });
});
