import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openOperatorSettings, readCommandSettings } from "./operator-settings.ts";

function createFile(content: string) {
  const folder = mkdtempSync(join(tmpdir(), "envoi-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, ".env");
  const write = (text: string) => writeFileSync(file, text);
  write(content);
  return { file, write };
}

test("a command reads the settings file again, but the environment of the stack's start stays", () => {
  const { file, write } = createFile("LOG_LEVEL=info\nMAX_FILE_SIZE=1\n");
  const settings = openOperatorSettings({ LOG_LEVEL: "debug", MAX_FILE_SIZE: "1", PATH: "/bin" }, [file]);
  write("LOG_LEVEL=warn\nMAX_FILE_SIZE=2\n");
  expect(settings.refresh({ files: [], environment: {} })).toEqual([]);
  expect(settings.read()).toEqual({ LOG_LEVEL: "debug", MAX_FILE_SIZE: "2", PATH: "/bin" });
});

test("a settings file that was created after the start is read, too", () => {
  const settings = openOperatorSettings({ LOG_LEVEL: "debug" }, []);
  settings.refresh({ files: [createFile("MAX_FILE_SIZE=3").file], environment: {} });
  expect(settings.read()).toMatchObject({ MAX_FILE_SIZE: "3" });
});

test("settings without effect are named: those of the stack itself, and those of the command's shell", () => {
  const { file, write } = createFile("PORT=8080\n");
  const settings = openOperatorSettings({ PORT: "8080" }, [file]);
  write("PORT=9090\n");
  const command = readCommandSettings([file], { PORT: "9090", MAX_FILE_SIZE: "5", PATH: "/bin" });
  expect(settings.refresh(command)).toEqual([
    expect.stringMatching(/^PORT has changed, .* whole stack/),
    expect.stringMatching(/^MAX_FILE_SIZE of this shell is ignored/),
  ]);
});

test("lines of the settings file without effect are named, as at the start", () => {
  const { file } = createFile("LOG_LEVL=debug\nMAX_FILE_SIZE\nMAX_DOWNLOADS=5\n");
  expect(openOperatorSettings({}, [file]).refresh({ files: [], environment: {} })).toEqual([
    `LOG_LEVL in ${file}: a setting is unknown and has no effect; another one has nearly the same name (LOG_LEVEL)`,
    `MAX_FILE_SIZE in ${file}: a line of the settings file has no = after the name, and no effect`,
  ]);
});
