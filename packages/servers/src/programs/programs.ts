/** How a program that is not on PATH is had. */
export type ProgramSource =
  | { kind: "debian"; package: string }
  /**
   * `go install module@version`. The command is the module's last segment, or that of the package path; `tags` leave out
   * what is not needed of it. `of` names the module of a package that `go install` can't build: because it replaces others,
   * or because `go install` also asks for the newest version, which cannot be had everywhere. It is built as what a module
   * of nothing else depends on.
   */
  | { kind: "go"; module: string; version: string; command: string; tags?: string; of?: string };

export type Program = {
  /** Names it goes by on PATH. Empty: only the pinned version will do. */
  names: readonly string[];
  /** An environment variable that names the program's path, if someone brings their own. */
  variable: string;
  source: ProgramSource;
};

/** Programs that stand beside Envoi on one machine. Pinned: these versions are what the tests were run with. */
export const PROGRAMS = {
  "redis-server": {
    names: ["redis-server", "valkey-server"],
    variable: "REDIS_SERVER_BIN",
    source: { kind: "debian", package: "redis-server" },
  },
  "nats-server": {
    names: ["nats-server"],
    variable: "NATS_SERVER_BIN",
    source: { kind: "go", module: "github.com/nats-io/nats-server/v2", version: "v2.15.2", command: "nats-server" },
  },
  minio: {
    names: ["minio"],
    variable: "MINIO_BIN",
    source: {
      kind: "go",
      module: "github.com/minio/minio",
      version: "v0.0.0-20260212201848-7aac2a2c5b7c",
      command: "minio",
    },
  },
  /** MinIO's client makes the users and policies of the stores' own S3. `mc` on PATH is often Midnight Commander. */
  mc: {
    names: [],
    variable: "MC_BIN",
    source: { kind: "go", module: "github.com/minio/mc", version: "v0.0.0-20250313080218-cf909e1063a9", command: "mc" },
  },
  caddy: {
    names: ["caddy"],
    variable: "CADDY_BIN",
    source: { kind: "go", module: "github.com/caddyserver/caddy/v2/cmd/caddy", version: "v2.11.9", command: "caddy" },
  },
  "toxiproxy-server": {
    names: ["toxiproxy-server"],
    variable: "TOXIPROXY_BIN",
    source: { kind: "go", module: "github.com/Shopify/toxiproxy/v2/cmd/server", version: "v2.12.0", command: "server" },
  },
  /** Either of two kinds may be on PATH under this name; the chart is for both, and tried with these. */
  helm: {
    names: [],
    variable: "HELM_BIN",
    source: { kind: "go", module: "helm.sh/helm/v4/cmd/helm", version: "v4.3.1", command: "helm" },
  },
  helm3: {
    names: [],
    variable: "HELM3_BIN",
    source: { kind: "go", module: "helm.sh/helm/v3/cmd/helm", version: "v3.22.0", command: "helm" },
  },
  kubeconform: {
    names: ["kubeconform"],
    variable: "KUBECONFORM_BIN",
    source: {
      kind: "go",
      module: "github.com/yannh/kubeconform/cmd/kubeconform",
      version: "v0.8.0",
      command: "kubeconform",
    },
  },
  /** Of Prometheus 3.15, without the clouds in which it can look for what to watch. */
  promtool: {
    names: ["promtool"],
    variable: "PROMTOOL_BIN",
    source: {
      kind: "go",
      module: "github.com/prometheus/prometheus/cmd/promtool",
      version: "v0.315.0",
      command: "promtool",
      tags: "remove_all_sd",
      of: "github.com/prometheus/prometheus",
    },
  },
  /** The load tests are written for its second major version; where it is on PATH at all, it is often the first. */
  k6: {
    names: [],
    variable: "K6_BIN",
    source: { kind: "go", module: "go.k6.io/k6/v2", version: "v2.2.0", command: "k6", of: "go.k6.io/k6/v2" },
  },
  chromium: {
    names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
    variable: "CHROMIUM_BIN",
    source: { kind: "debian", package: "chromium" },
  },
  firefox: {
    names: ["firefox-esr", "firefox"],
    variable: "FIREFOX_BIN",
    source: { kind: "debian", package: "firefox-esr" },
  },
  /** Drives WebKitGTK's own small browser, which it brings along. */
  WebKitWebDriver: {
    names: ["WebKitWebDriver"],
    variable: "WEBKIT_DRIVER_BIN",
    source: { kind: "debian", package: "webkit2gtk-driver" },
  },
  /** A screen for browsers that cannot do without one. */
  Xvfb: { names: ["Xvfb"], variable: "XVFB_BIN", source: { kind: "debian", package: "xvfb" } },
  unzip: { names: ["unzip"], variable: "UNZIP_BIN", source: { kind: "debian", package: "unzip" } },
  python3: { names: ["python3"], variable: "PYTHON3_BIN", source: { kind: "debian", package: "python3-minimal" } },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;
