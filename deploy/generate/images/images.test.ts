import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { NODE_FLAGS } from "@envoi/dev-stack";
import { describe, expect, test } from "vitest";
import { ROOT } from "../root.ts";

const SERVERS = ["service", "web-origin", "embedded"] as const;
const FILES = [...SERVERS, "cli"] as const;

const dockerfile = (name: string) => readFile(join(ROOT, `deploy/${name}.Dockerfile`), "utf8");

/** All instructions up to the end of the stage `build`. */
async function sharedStages(name: string): Promise<string> {
  const text = await dockerfile(name);
  return text.slice(
    text.indexOf("ARG NODE_IMAGE"),
    text.search(/^FROM (?:\$\{PREVIOUS_IMAGE\} AS previous|build AS program)$/m),
  );
}

test.each(FILES)(
  "deploy/%s.Dockerfile begins with the same stages as the others, so that these stages can share a cache",
  async (name) => {
    const stages = await sharedStages(name);
    expect(stages).toContain("npm ci");
    expect(stages).toBe(await sharedStages("service"));
  },
);

describe.each(FILES)("the image of deploy/%s.Dockerfile", (name) => {
  test("runs as an unprivileged user, named by a number that Kubernetes can check", async () => {
    expect(await dockerfile(name)).toMatch(/^USER 1000:1000$/m);
  });

  test("contains no installer", async () => {
    const text = await dockerfile(name);
    const last = text.slice(text.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^\nFROM scratch\nCOPY --from=runtime \/ \/\n/);
    expect(last).not.toContain("npm");
  });
});

test.each(SERVERS)(
  "in the image of deploy/%s.Dockerfile, Node receives signals and runs with the flags of `npm start` and the tracing hook",
  async (name) => {
    const command = /^CMD (.*)$/m.exec(await dockerfile(name))?.[1];
    expect(JSON.parse(command ?? "")).toEqual(["node", ...NODE_FLAGS, "--import=@envoi/platform/telemetry", "main.js"]);
  },
);
