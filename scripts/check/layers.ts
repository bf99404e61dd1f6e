const SERVICES = ["download", "filelist", "janitor", "metadata", "metrics", "operators", "upload-gateway"] as const;
const SHARED_BY_SERVERS = ["protocol", "auth", "locales", "platform", "store", "events", "accounts"] as const;
/** The packages whose code is part of the page. */
export const PAGE_PACKAGES = ["protocol", "auth", "crypto", "client", "client-browser", "locales", "brand"] as const;
const EVERYTHING = [
  ...SHARED_BY_SERVERS,
  ...SERVICES,
  "crypto",
  "client",
  "admin",
  "topology",
  "provision",
  "simulator",
  "dev-issuer",
  "backing-stores",
  "dev-stack",
  "standalone",
  "testkit",
  "test-stores",
  "web-origin",
];

/** A part of the repository, and the workspace packages its code may import. */
export interface Layer {
  readonly name: string;
  /** Folder from the root of the repository. */
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** Additional packages that its tests may import, for comparison. */
  readonly testsMayImport?: readonly string[];
  /** Whether the code also runs in a browser and cannot use Node's modules. */
  readonly isIsomorphic: boolean;
}

/** Additional packages that every layer's tests may import. */
export const TEST_PACKAGES: readonly string[] = ["backing-stores", "dev-issuer", "dev-stack", "testkit", "test-stores"];

/**
 * The direction of imports.
 *
 * Only packages that run on users' and operators' devices may list `crypto`, so no server program contains code that
 * can access a Secret.
 */
export const LAYERS: readonly Layer[] = [
  browserPackage("protocol", []),
  browserPackage("auth", ["protocol"]),
  browserPackage("crypto", ["protocol", "auth"]),
  browserPackage("client", ["protocol", "auth", "crypto"]),
  // The part of the client that uses browsers' storage: journals of unfinished uploads.
  browserPackage("client-browser", ["protocol", "crypto", "client"]),
  // The part of the client that uses files: sources, journals, folders.
  serverPackage("client-node", ["protocol", "crypto", "client"]),
  serverPackage("cli", ["protocol", "crypto", "client", "client-node"]),
  // The page's languages and how one is selected: one rule for the page and the services that serve it.
  browserPackage("locales", []),
  // What `web-origin` tells the page about the operator's branding, and the contrast of colours.
  browserPackage("brand", ["locales"]),
  { ...browserPackage("frontend", PAGE_PACKAGES), folder: "frontend" },
  // `platform` imports only libraries and `protocol`, because its error middleware uses the protocol's error table.
  serverPackage("platform", ["protocol"]),
  serverPackage("store", ["protocol", "platform"]),
  serverPackage("events", ["protocol", "platform"]),
  serverPackage("accounts", ["protocol", "platform"]),
  ...SERVICES.map((name) => service(name, SHARED_BY_SERVERS)),
  // The operators' command line. It decrypts reports, so it is a separate program even in a service's image.
  serverPackage("admin", ["protocol", "crypto", "platform"]),
  // Describes the services, routes, stores, rights and environment variables as data.
  serverPackage("topology", ["protocol", "platform", "store", "events"]),
  service("provision", ["platform", "store", "events"]),
  service("web-origin", ["platform", "locales", "brand"]),
  service("standalone", [...SHARED_BY_SERVERS, ...SERVICES, "web-origin"]),
  // Real Redis, NATS and MinIO on one machine, for the stack and for tests.
  tool("backing-stores", []),
  // A real OpenID Connect issuer on one machine, for the stack and for tests.
  tool("dev-issuer", ["protocol", "platform"]),
  tool("dev-stack", [...SHARED_BY_SERVERS, "topology", "backing-stores"]),
  {
    ...serverPackage("generate", [...SHARED_BY_SERVERS, ...SERVICES, "web-origin", "topology", "backing-stores"]),
    folder: "deploy/generate",
  },
  tool("testkit", [...SHARED_BY_SERVERS, "crypto", "client", "backing-stores", "standalone"]),
  // `publish` builds the packages as they are published.
  tool("publish", ["cli"]),
  // `test-stores` opens stores that contain Uploads in every state, for the services' tests.
  tool("test-stores", ["protocol", "platform", "store", "events", "testkit"]),
  // `simulator` runs the services in one process, with virtual time and stores in memory.
  tool("simulator", [
    ...SHARED_BY_SERVERS,
    "download",
    "janitor",
    "metadata",
    "upload-gateway",
    "standalone",
    "testkit",
  ]),
  { ...serverPackage("e2e", [...EVERYTHING, "brand", "publish"]), folder: "e2e" },
  { ...serverPackage("bench", EVERYTHING), folder: "bench" },
  // The load tests use only the protocol, and run in k6, which has neither our packages nor Node's modules.
  { ...browserPackage("load-tests", []), folder: "load-tests", testsMayImport: ["protocol", "auth", "crypto"] },
];

function browserPackage(name: string, mayImport: readonly string[]): Layer {
  return { name, folder: `packages/${name}`, mayImport, isIsomorphic: true };
}

function serverPackage(name: string, mayImport: readonly string[]): Layer {
  return { name, folder: `packages/${name}`, mayImport, isIsomorphic: false };
}

function service(name: string, mayImport: readonly string[]): Layer {
  return { ...serverPackage(name, mayImport), folder: `services/${name}` };
}

/** Builds and tests the product; production code never imports it. */
function tool(name: string, mayImport: readonly string[]): Layer {
  return { ...serverPackage(name, mayImport), folder: `tools/${name}` };
}
