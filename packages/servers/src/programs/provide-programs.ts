import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";
import { goFolder, lookForProgram } from "./find-program.ts";
import { PROGRAMS, type Program, type ProgramName } from "./programs.ts";

type Variables = Readonly<Record<string, string | undefined>>;
type Deps = { variables: Variables; say: (line: string) => void };

/** Some program is missing and could not be brought. The message says what to install. */
export class MissingPrograms extends Error {
  constructor(names: readonly ProgramName[], reason: string) {
    super(
      [
        `these programs are needed: ${names.join(", ")}.`,
        "Install what is missing and try again:",
        ...instructions(names),
        reason.trimEnd(),
      ].join("\n"),
    );
    this.name = "MissingPrograms";
  }
}

function instructions(names: readonly ProgramName[]): string[] {
  const programs = names.map((name): Program => PROGRAMS[name]);
  const packages = programs.flatMap(({ source }) => (source.kind === "debian" ? [source.package] : []));
  const modules = programs.flatMap(({ source, variable }) =>
    source.kind === "go" ? [`  go install ${source.module}@${source.version}   (or set ${variable})`] : [],
  );
  return packages.length === 0
    ? modules
    : [`  sudo apt-get install --no-install-recommends ${packages.join(" ")}`, ...modules];
}

/**
 * Finds programs on PATH or brings them: Debian's packages, and pinned Go modules that are built once into
 * `~/.cache/envoi`.
 *
 * @throws MissingPrograms that says exactly what to install
 */
export async function providePrograms(names: readonly ProgramName[], deps: Deps): Promise<void> {
  const missing = names.filter((name) => lookForProgram(name, deps.variables) === null);
  const packages = missing.flatMap((name) => {
    const { source }: Program = PROGRAMS[name];
    return source.kind === "debian" ? [source.package] : [];
  });
  if (packages.length > 0) await installPackages(packages, missing, deps);
  const absent = () => names.filter((name) => lookForProgram(name, deps.variables) === null);
  for (const name of absent()) {
    await build(name, deps).catch((error: unknown) => {
      throw new MissingPrograms(absent(), reasonOf(error));
    });
  }
  if (absent().length > 0) throw new MissingPrograms(absent(), "They were not there after they had been installed.");
}

async function installPackages(packages: readonly string[], missing: readonly ProgramName[], deps: Deps) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  deps.say(`installing ${packages.join(", ")} with apt-get`);
  for (const step of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [program = "", ...args] = [...asRoot, "apt-get", ...step];
    await run(program, args, { ...deps.variables, DEBIAN_FRONTEND: "noninteractive" }).catch((error: unknown) => {
      throw new MissingPrograms(missing, `"apt-get ${step.join(" ")}" did not work:\n${reasonOf(error)}`);
    });
  }
}

/** Builds a Go module once. The first builds take a minute or two each. */
async function build(name: ProgramName, { variables, say }: Deps): Promise<void> {
  const { source }: Program = PROGRAMS[name];
  if (source.kind !== "go") return;
  const folder = goFolder(source.module, source.version, variables);
  await mkdir(folder, { recursive: true });
  say(`building ${name} ${source.version} with "go install"; this happens once`);
  const settings = { GOBIN: folder, CGO_ENABLED: "0", GOFLAGS: "-trimpath", GOTOOLCHAIN: "auto" };
  const args = ["install", "-ldflags=-s -w", `${source.module}@${source.version}`];
  await run(variables["GO_BIN"] ?? "go", args, { ...variables, ...settings }).catch((error: unknown) => {
    throw new Error(`"go ${args.join(" ")}" did not work (it needs Go 1.26):\n${reasonOf(error)}`);
  });
}

const execute = promisify(execFile);
async function run(program: string, args: readonly string[], env: Variables): Promise<void> {
  await execute(program, args, { env: { ...env }, maxBuffer: 64 * 1_048_576 });
}

function reasonOf(error: unknown): string {
  const { stdout = "", stderr = "", message = "" } = error as { stdout?: string; stderr?: string; message?: string };
  return `${stdout}${stderr}`.trim().split("\n").slice(-10).join("\n") || message;
}
