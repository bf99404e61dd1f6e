import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { goFolder, lookForProgram } from "./find-program.ts";
import { PROGRAMS, type Program, type ProgramName } from "./programs.ts";

type Variables = Readonly<Record<string, string | undefined>>;
type Deps = { variables: Variables; say: (line: string) => void };

/** How long another apt-get on this machine is waited for. */
const LOCK_SECONDS = 300;
/** What the lists of packages are locked with has no time limit of its own. */
const LOCKED = /^E: (Could not get lock|Unable to (lock|acquire))/m;

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
  const modules = programs.flatMap(({ source, variable }) => {
    if (source.kind !== "go") return [];
    const { module, version, command, of } = source;
    const way = of === undefined ? `go install ${module}@${version}` : `${command} of ${of} ${version}, on PATH`;
    return [`  ${way}   (or set ${variable})`];
  });
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
    const [program = "", ...args] = [...asRoot, "apt-get", "-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...step];
    await runUnlocked(program, args, { ...deps.variables, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" }).catch(
      (error) => {
        throw new MissingPrograms(missing, `"apt-get ${step.join(" ")}" did not work:\n${reasonOf(error)}`);
      },
    );
  }
}

/** Runs apt-get again for as long as another one is at work. */
async function runUnlocked(program: string, args: readonly string[], env: Variables): Promise<void> {
  const until = performance.now() + LOCK_SECONDS * 1_000;
  for (;;) {
    try {
      return await run(program, args, env);
    } catch (error) {
      if (!LOCKED.test(reasonOf(error)) || performance.now() > until) throw error;
      await delay(1_000);
    }
  }
}

/** Builds a Go module once. The first builds take a minute or two each. */
async function build(name: ProgramName, { variables, say }: Deps): Promise<void> {
  const { source }: Program = PROGRAMS[name];
  if (source.kind !== "go") return;
  const { module, version, command, of } = source;
  const folder = goFolder(module, version, variables);
  await mkdir(folder, { recursive: true });
  say(`building ${name} ${version} with Go; this happens once`);
  const settings = { GOBIN: folder, CGO_ENABLED: "0", GOFLAGS: "-trimpath", GOTOOLCHAIN: "auto", GOWORK: "off" };
  const options = ["-ldflags=-s -w", ...(source.tags === undefined ? [] : [`-tags=${source.tags}`])];
  const args =
    of === undefined
      ? ["install", ...options, `${module}@${version}`]
      : ["build", ...options, "-mod=mod", "-o", join(folder, command), module];
  if (of !== undefined)
    await writeFile(join(folder, "go.mod"), `module envoi/${name}\n\ngo 1.26\n\nrequire ${of} ${version}\n`);
  await run(variables["GO_BIN"] ?? "go", args, { ...variables, ...settings }, folder).catch((error: unknown) => {
    throw new Error(`"go ${args.join(" ")}" did not work (it needs Go 1.26):\n${reasonOf(error)}`);
  });
}

const execute = promisify(execFile);
async function run(program: string, args: readonly string[], env: Variables, cwd?: string): Promise<void> {
  await execute(program, args, { env: { ...env }, maxBuffer: 64 * 1_048_576, cwd });
}

function reasonOf(error: unknown): string {
  const { stdout = "", stderr = "", message = "" } = error as { stdout?: string; stderr?: string; message?: string };
  return `${stdout}${stderr}`.trim().split("\n").slice(-10).join("\n") || message;
}
