import { BlockList, isIP } from "node:net";
import * as z from "zod";
import { cleanVariables } from "./settings/clean-variables.ts";
import { noteSettings } from "./settings/unknown-settings.ts";

/** Lists every invalid setting, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? "a problem" : `${problems.length} problems`;
    super(`The configuration has ${count}:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const absentWhenEmpty = (value: unknown) => (value === "" ? undefined : value);
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absentWhenEmpty, schema);

/** Text converted by `parse`, which returns `null` for invalid text; invalid text is reported as `problem`. */
const parsedText = <Value>(parse: (text: string) => Value | null, problem: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  });

function parseOrigin(text: string): string | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : null;
}

const originText = parsedText(parseOrigin, "is not an origin such as https://send.example.com");

/** Origins of browser and mail client extensions. */
const EXTENSION_ORIGIN = /^(moz|chrome|safari-web|ms-browser)-extension:\/\/[\w-]+$/;

export function isExtensionOrigin(text: string): boolean {
  return EXTENSION_ORIGIN.test(text);
}

/** Page origins that are not web origins. */
const OTHER_ORIGINS = ["null", "file://"];

const callerText = parsedText(
  (text) => (OTHER_ORIGINS.includes(text) || isExtensionOrigin(text) ? text : parseOrigin(text)),
  "is not an origin such as https://send.example.com or moz-extension://ID, null or file://",
);

function isIssuerAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  const { protocol, hostname, search, hash } = url;
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return (protocol === "https:" || (protocol === "http:" && isLoopback)) && search === "" && hash === "";
}

const MAX_PROXIES = 10;

/** @returns the networks, or `null` if one of them is malformed */
function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  for (const entry of text.split(",")) {
    const [address = "", prefix, ...rest] = entry.trim().split("/");
    const version = isIP(address);
    const bits = version === 4 ? 32 : 128;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (version === 0 || !isPrefix || rest.length > 0) return null;
    networks.addSubnet(address, Number(prefix ?? bits), version === 4 ? "ipv4" : "ipv6");
  }
  return networks;
}

const proxiesText = parsedText((text) => {
  if (!/^\d{1,2}$/.test(text)) return parseNetworks(text);
  return Number(text) <= MAX_PROXIES ? Number(text) : null;
}, `is neither a number up to ${MAX_PROXIES} nor networks such as 10.0.0.0/8,fd00::/8`);

const listSchema = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .pipe(z.array(item));

/** Well below the maximum that clients accept, because a group's limit can be one more choice. */
const MAX_CHOICES = 100;

const optionalText = () => setting(z.string().optional());

/** Readers for single environment variables. An empty variable is treated as absent. */
export const env = {
  whole: (fallback: number, range: { min?: number; max?: number } = {}) =>
    setting(
      z
        .string()
        .regex(/^\d{1,16}$/, "is not a whole number")
        .transform(Number)
        .pipe(
          z
            .number()
            .min(range.min ?? 0)
            .max(range.max ?? Number.MAX_SAFE_INTEGER),
        )
        .default(fallback),
    ),
  /** The choices of a menu: whole numbers separated by commas, none of them 0. */
  choices: (fallback: readonly number[]) =>
    setting(
      z
        .string()
        .regex(/^\s*\d{1,16}(\s*,\s*\d{1,16})*\s*$/, "is not a list of whole numbers separated by commas")
        .transform((text) => text.split(",").map(Number))
        .refine((numbers) => !numbers.includes(0), "contains 0, which is no choice")
        .refine((numbers) => numbers.length <= MAX_CHOICES, `has more than ${MAX_CHOICES} choices`)
        .default([...fallback]),
    ),
  flag: (fallback: boolean) =>
    setting(
      z
        .enum(["true", "false"], "is neither true nor false")
        .transform((text) => text === "true")
        .default(fallback),
    ),
  /** The number of trusted proxies in front of the service, or their networks separated by commas. */
  proxies: () => setting(proxiesText.default(0)),
  text: (fallback: string) => setting(z.string().default(fallback)),
  optionalText,
  /** A web or `mailto:` address. */
  contact: () =>
    optionalText().refine(
      (text) => text === undefined || (URL.canParse(text) && /^(https?|mailto):$/.test(new URL(text).protocol)),
      "is neither a web address nor a mailto: address",
    ),
  /**
   * URL of an OpenID Connect issuer. Its responses decide who is admitted, so plain http is allowed only on loopback.
   */
  issuer: () =>
    optionalText().refine(
      (text) => text === undefined || isIssuerAddress(text),
      "is not an https address without a query",
    ),
  requiredText: () => setting(z.string("is needed")),
  /** Strings separated by commas; an empty list if absent. */
  list: () => setting(listSchema(z.string()).default([])),
  oneOf: <const Choices extends readonly [string, ...string[]]>(choices: Choices, fallback: Choices[number]) =>
    setting(z.enum(choices, `is not one of ${choices.join(", ")}`).default(fallback as never)),
  /**
   * An origin such as `https://send.example.com`, in canonical form, because it is part of the salt of every password
   * key.
   */
  origin: () => setting(originText.optional()),
  requiredOrigin: () => setting(z.string("is needed").pipe(originText)),
  /** Origins separated by commas. */
  origins: () => setting(listSchema(originText).default([])),
  /** Allowed origins of calls, separated by commas, including those of extensions, `null` and `file://`. */
  callerOrigins: () => setting(listSchema(callerText).default([])),
};

/**
 * Reads environment variables by a schema keyed by their names.
 *
 * @throws ConfigError that lists every invalid variable
 */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  variables: Readonly<Record<string, string | undefined>>,
): z.infer<z.ZodObject<Shape>> {
  noteSettings(Object.keys(shape));
  const parsed = z.object(shape).safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
}

/** Throws one ConfigError for all invalid combinations. */
export function refuse(problems: readonly (string | false)[]): void {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw new ConfigError(found);
}

type Readers = Record<string, (variables: Readonly<Record<string, string | undefined>>) => unknown>;

/**
 * Reads several configurations from cleaned variables, and reports all their errors together.
 *
 * @throws ConfigError
 */
export function readConfigs<const Named extends Readers>(
  readers: Named,
  variables: Readonly<Record<string, string | undefined>>,
): { [Name in keyof Named]: ReturnType<Named[Name]> } {
  const problems: string[] = [];
  const cleaned = cleanVariables(variables);
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader(cleaned)];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      return [name, undefined];
    }
  });
  refuse([...new Set(problems)]);
  return Object.fromEntries(read);
}
