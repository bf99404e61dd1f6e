/** How a program that is not on PATH is had. */
export type ProgramSource =
  | { kind: "debian"; package: string }
  /** `go install module@version`. The command is the module's last segment, or that of the package path. */
  | { kind: "go"; module: string; version: string; command: string };

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
