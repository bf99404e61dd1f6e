import { createRequire } from "node:module";
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from "@mdn/browser-compat-data/types";
import type { BrowserVersion } from "./browser-lists.ts";

// This data is not imported, because test runners would first compile its 20 MB.
const compatibility: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

const MDN_NAMES: Record<string, BrowserName> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

/** A version number higher than that of any browser. */
const TODAY = "100000";

/** An interface, namespace or global object, or its member. */
interface Api {
  /** Such as `Map` or `Intl.Segmenter`. */
  readonly owner: string;
  /** The member's name; `null` for the owner itself. */
  readonly member: string | null;
  readonly isStatic: boolean;
  readonly isInstance: boolean;
  readonly compat: CompatStatement;
}

/** APIs missing in a list's browsers, by their names in scripts. */
export interface LackingApis {
  /**
   * APIs missing in at least one browser, such as `URL.parse`, `Intl.Segmenter`, `Blob.prototype.bytes` or
   * `ReadableStream.prototype.@@asyncIterator`.
   */
  readonly paths: ReadonlySet<string>;
  /**
   * Names of methods and properties, such as `checkVisibility`, that all current browsers have, but that at least one
   * listed browser does not have on any web interface. JavaScript's built-in objects are checked by the type checker:
   * `lib` in tsconfig.json.
   */
  readonly members: ReadonlySet<string>;
}

/** The previous release, which must be in the compatibility data. */
export function releaseBefore({ browser, version }: BrowserVersion): BrowserVersion {
  const releases = Object.keys(compatibility.browsers[mdnName(browser)].releases);
  const before = releases.filter((release) => isBefore(release, version)).reduce((a, b) => (isBefore(a, b) ? b : a));
  return { browser, version: before };
}

/** @param browsers - with the names that browserslist uses */
export function lackingApis(browsers: readonly BrowserVersion[]): LackingApis {
  const paths = new Set<string>();
  const owned = new Set<string>();
  const newer = new Set<string>();
  for (const { owner, member, isStatic, isInstance, compat } of apis()) {
    const isWeb = isInstance && !isStatic;
    const isLacking = browsers.some((each) => !isSupportedBy(compat, each));
    if (!isLacking) {
      if (member !== null && isInstance) owned.add(member);
      continue;
    }
    if (member === null) paths.add(owner);
    else {
      if (isStatic) paths.add(`${owner}.${member}`);
      if (isInstance) paths.add(`${owner}.prototype.${member}`);
      if (isWeb && browsers.every(({ browser }) => isSupportedBy(compat, { browser, version: TODAY })))
        newer.add(member);
    }
  }
  return { paths, members: new Set([...newer].filter((member) => !owned.has(member))) };
}

function* apis(): Generator<Api> {
  for (const [owner, entry] of identifiers(compatibility.api)) yield* webApis(owner, entry);
  for (const [owner, entry] of identifiers(compatibility.javascript["builtins"])) yield* builtins(owner, entry);
}

/**
 * Lists a web interface and its members. `X.member_static` is static, `X.X` the constructor; entries below members are
 * details.
 */
function* webApis(owner: string, entry: Identifier): Generator<Api> {
  if (entry.__compat !== undefined)
    yield { owner, member: null, isStatic: false, isInstance: false, compat: entry.__compat };
  for (const [key, { __compat: compat }] of identifiers(entry)) {
    if (compat === undefined || key === owner || key.endsWith("_event") || key.endsWith("_permission")) continue;
    const isStatic = key.endsWith("_static");
    yield { owner, member: key.replace(/_static$/, ""), isStatic, isInstance: !isStatic, compat };
  }
}

/**
 * Lists a JavaScript object and its members. The data does not show which are static. `Intl` contains further objects.
 */
function* builtins(owner: string, entry: Identifier): Generator<Api> {
  if (entry.__compat !== undefined)
    yield { owner, member: null, isStatic: false, isInstance: false, compat: entry.__compat };
  for (const [key, child] of identifiers(entry)) {
    if (owner === "Intl" && /^[A-Z]/.test(key)) yield* builtins(`${owner}.${key}`, child);
    else if (child.__compat !== undefined && key !== owner.split(".").at(-1))
      yield { owner, member: key, isStatic: true, isInstance: true, compat: child.__compat };
  }
}

function identifiers(entry: Identifier | undefined): [string, Identifier][] {
  return Object.entries(entry ?? {}).filter(([key]) => key !== "__compat" && key !== "__meta") as [
    string,
    Identifier,
  ][];
}

function mdnName(browser: string): BrowserName {
  const name = MDN_NAMES[browser];
  if (name === undefined) throw new Error(`MDN's data has no browser ${browser}`);
  return name;
}

function isSupportedBy({ support }: CompatStatement, { browser, version }: BrowserVersion): boolean {
  const statements: SupportStatement | undefined = support[mdnName(browser)];
  return [statements ?? []].flat().some((one) => {
    if (one.flags !== undefined || one.prefix !== undefined || one.alternative_name !== undefined) return false;
    if (typeof one.version_added !== "string" || one.version_added === "preview") return false;
    const isAdded = !isBefore(version, one.version_added);
    return isAdded && (typeof one.version_removed !== "string" || isBefore(version, one.version_removed));
  });
}

function isBefore(version: string, other: string): boolean {
  const [own, others] = [version, other].map((text) => text.replace("≤", "").split(".").map(Number));
  const [major = 0, minor = 0] = own ?? [];
  const [otherMajor = 0, otherMinor = 0] = others ?? [];
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
