/** What this page needs to know of an entry of package-lock.json. */
export interface LockEntry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockPackages = Readonly<Record<string, LockEntry>>;

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * Entries for the packages of other platforms that a lock file should have and has not.
 *
 * `npm install` leaves out optional packages that the registry does not serve, as some mirrors do with those of other
 * platforms; `npm ci` then refuses the lock file everywhere. System and processor are read from the name, as npm needs
 * them to pass the package over.
 *
 * @returns the entries to add, by their place in node_modules
 */
export function missingOptionalEntries(packages: LockPackages): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [where, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (place in packages || `${where}/${place}` in packages) continue;
      const words = name.split(/[-/]/);
      const cpu = PROCESSORS.filter((word) => words.includes(word));
      const os = SYSTEMS.filter((word) => words.includes(word));
      missing[place] = {
        version,
        ...(cpu.length > 0 && { cpu }),
        ...(entry.dev === true && { dev: true }),
        ...(words.includes("musl") && { libc: ["musl"] }),
        optional: true,
        ...(os.length > 0 && { os }),
      };
    }
  }
  return missing;
}
