import { startStandaloneProcess } from "@envoi/testkit";
import { expect, it } from "vitest";

it("the process reports all invalid settings and exits before it listens", async () => {
  const settings = { PORT: "x", MAX_FILE_SIZE: "-1", BASE_URL: "send" };
  const started = startStandaloneProcess(settings);
  await expect(started).rejects.toThrow(/3 problems/);
  await expect(started).rejects.toThrow(/PORT: .*\n(.*\n)*.*BASE_URL: /);
});
