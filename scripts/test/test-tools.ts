import { access, constants } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../setup/run-command.mjs";
import { SetupError } from "../setup/setup-error.mjs";

/** A program that the tests start, the names it goes by, and the Debian package that brings it. */
interface TestTool {
  readonly programs: readonly [string, ...string[]];
  readonly debianPackage: string;
  /** An environment variable that may name the program's path, and tells the tests where it is. */
  readonly variable?: string;
}

const TOOLS: readonly TestTool[] = [
  { programs: ["redis-server"], debianPackage: "redis-server" },
  {
    programs: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    debianPackage: "chromium",
    variable: "CHROMIUM_BIN",
  },
  { programs: ["unzip"], debianPackage: "unzip" },
  { programs: ["python3"], debianPackage: "python3-minimal" },
];

/**
 * Finds the programs that the tests need on PATH, or installs them with Debian's packages where that is possible.
 *
 * @returns the environment for the tests, with `CHROMIUM_BIN`
 * @throws SetupError that says what to install
 */
export async function provideTestTools(deps: {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}): Promise<NodeJS.ProcessEnv> {
  const { env, say } = deps;
  const absent: TestTool[] = [];
  for (const tool of TOOLS) if ((await find(tool, env)) === null) absent.push(tool);
  if (absent.length > 0) await installWithApt({ tools: absent, env, say });

  const testEnv = { ...env };
  for (const tool of TOOLS) {
    const program = await find(tool, env);
    if (program === null) throw missing([tool], "it is not on PATH after its package was installed");
    if (tool.variable !== undefined) testEnv[tool.variable] = program;
  }
  return testEnv;
}

async function find(tool: TestTool, env: NodeJS.ProcessEnv): Promise<string | null> {
  const named = tool.variable === undefined ? undefined : env[tool.variable];
  if (named !== undefined) return named;
  for (const program of tool.programs) {
    for (const folder of (env["PATH"] ?? "").split(path.delimiter)) {
      const file = path.join(folder, program);
      if (await isProgram(file)) return file;
    }
  }
  return null;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installWithApt(deps: {
  readonly tools: readonly TestTool[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}): Promise<void> {
  const { tools, say } = deps;
  const env = { ...deps.env, DEBIAN_FRONTEND: "noninteractive" };
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", ...args];
    return runCommand(program, rest, { cwd: "/", env });
  };
  const packages = tools.map(({ debianPackage }) => debianPackage);
  say(`installing ${packages.join(", ")} with apt-get for the tests`);
  const steps = [["update"], ["install", "-y", "--no-install-recommends", ...packages]];
  for (const step of steps) {
    const { code, output } = await apt(...step);
    if (code !== 0) throw missing(tools, `"apt-get ${step.join(" ")}" did not work:\n${output.trimEnd()}`);
  }
}

function missing(tools: readonly TestTool[], reason: string): SetupError {
  const names = tools.map(({ programs, variable }) => {
    return variable === undefined ? programs[0] : `${programs[0]} (or set ${variable} to the path of one)`;
  });
  const packages = tools.map(({ debianPackage }) => debianPackage).join(" ");
  return new SetupError(
    `the tests need ${names.join(", ")}. Install what is missing and run them again; on Debian and Ubuntu: ` +
      `sudo apt-get install --no-install-recommends ${packages}\n${reason}`,
  );
}
