import {
  createRequest,
  formatOwnerLink,
  type NewRequest,
  type OwnRequest,
  type RequestLabel,
  requestLinkOf,
} from "@envoi/client/request";
import {
  cleanLine,
  cleanText,
  type LimitSet,
  MAX_DELIVERIES,
  MAX_KIND_CHARACTERS,
  MAX_LIST_ENTRIES,
  MAX_MESSAGE_CHARACTERS,
  MAX_SENDER_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  MAX_WANTED_CHARACTERS,
  ProtocolError,
} from "@envoi/protocol";
import { findLimits } from "../../account/find-limits.ts";
import type { Context } from "../../context.ts";
import { chooseServer } from "../../device/settings.ts";
import { explainFailure } from "../../exit-codes.ts";
import { toDate } from "../../output/dates.ts";
import { readGivenText } from "../../read-given.ts";
import { offerLink } from "../../sending/finish-sent.ts";
import { readPassword, requireShort } from "../../sending/send-options.ts";
import { stretchPassword } from "../../stretch.ts";
import { formatBytes, formatDuration, parseBytes, parseCount, parseDuration } from "../../units.ts";
import { UsageError } from "../../usage-error.ts";

export type NewRequestOptions = {
  server?: string;
  title?: string;
  message?: string;
  wanted: string[];
  asker?: string;
  kind: string[];
  deliveries?: string;
  each?: string;
  total?: string;
  expires?: string;
  password?: boolean;
  passwordFile?: string;
  ownerLink?: boolean;
  qr?: boolean;
  copy?: boolean;
};

const DEFAULT_DELIVERIES = 10;
const DEFAULT_SECONDS = 604_800;

/** `envoi request new`: creates a request, and prints its link. */
export async function newRequest(options: NewRequestOptions, context: Context): Promise<void> {
  const { env } = context;
  const origin = chooseServer(options.server, { env, config: await context.readConfig() });
  const wanted = readTerms(options);
  const label = await readLabel(options);
  const password = await readPassword({ ...options, strong: true }, context);
  const { limits, bearer } = await findLimits(origin, context);
  const created = await createRecorded(origin, { label, ...chooseTerms(wanted, limits), password, bearer }, context);
  await showRequest(created, { hasPassword: password !== null, options }, context);
}

type Created = OwnRequest & { isRecorded: boolean };

/** Creates a request, and records it on this device. If recording fails, only warns. */
export async function createRecorded(origin: string, request: NewRequest, context: Context): Promise<Created> {
  const { output, signal } = context;
  const { requests } = await context.openRecords();
  const created = await createRequest({ origin }, request, { stretch: stretchPassword, signal }).catch(
    (error: unknown) => {
      const isUnsupported = error instanceof ProtocolError && error.code === "not_found";
      throw isUnsupported ? new UsageError("This server does not offer requests.") : error;
    },
  );
  const isRecorded = await requests.write({ ...created, createdAtMs: Date.now(), received: {}, refused: [] }).then(
    () => true,
    (error: unknown) => {
      output.warn(
        `The request could not be recorded on this device, so keep the owner's link: ${explainFailure(error).message}`,
      );
      return false;
    },
  );
  return { ...created, isRecorded };
}

type Offering = Pick<NewRequestOptions, "ownerLink" | "qr" | "copy">;

/** Prints a new request's link, and offers it as the options say. */
export async function showRequest(
  created: Created,
  { hasPassword, options }: { hasPassword: boolean; options: Offering },
  context: Context,
): Promise<void> {
  const showsOwnerLink = options.ownerLink === true || !created.isRecorded;
  printRequest(created, { showsOwnerLink, hasPassword }, context);
  await offerLink(requestLinkOf(created.owner), options, context);
}

function printRequest(
  { owner, label, terms }: OwnRequest,
  { showsOwnerLink, hasPassword }: { showsOwnerLink: boolean; hasPassword: boolean },
  { output }: Context,
): void {
  const link = requestLinkOf(owner);
  const ownerLink = formatOwnerLink(owner);
  const until = toDate(terms.expiresAtMs);
  output.result(
    {
      id: owner.id,
      link,
      ownerLink,
      ...(label.title !== undefined && { title: label.title }),
      deliveries: terms.maxDeliveries,
      deliverySize: terms.maxDeliveryBytes,
      size: terms.maxBytes,
      expiresAt: until.toISOString(),
      hasPassword,
    },
    showsOwnerLink ? [link, ownerLink] : [link],
  );
  output.say(
    `Accepts up to ${terms.maxDeliveries} deliveries of ${formatBytes(terms.maxDeliveryBytes)}, ${formatBytes(terms.maxBytes)} in all, until ${until.toLocaleString()}.`,
  );
  if (showsOwnerLink) output.say("The second link opens the inbox. Keep it secret.");
}

async function readLabel({ title, message, asker, wanted, kind }: NewRequestOptions): Promise<RequestLabel> {
  const written = message === "-" ? await readGivenText("-") : message;
  requireShort("--title", cleanLine(title ?? ""), MAX_TITLE_CHARACTERS);
  requireShort("--message", cleanText(written ?? ""), MAX_MESSAGE_CHARACTERS);
  requireShort("--asker", cleanLine(asker ?? ""), MAX_SENDER_CHARACTERS);
  for (const text of wanted) requireShort("--wanted", cleanLine(text), MAX_WANTED_CHARACTERS);
  for (const text of kind) requireShort("--kind", cleanLine(text), MAX_KIND_CHARACTERS);
  if (wanted.length > MAX_LIST_ENTRIES || kind.length > MAX_LIST_ENTRIES) {
    throw new UsageError(`--wanted and --kind can each be given at most ${MAX_LIST_ENTRIES} times.`);
  }
  return {
    ...(title !== undefined && { title }),
    ...(written !== undefined && { message: written }),
    ...(asker !== undefined && { asker }),
    wanted,
    kinds: kind,
  };
}

type WantedTerms = { deliveries: number; each: number | null; total: number | null; seconds: number | null };

function readTerms({ deliveries, each, total, expires }: NewRequestOptions): WantedTerms {
  return {
    deliveries:
      deliveries === undefined
        ? DEFAULT_DELIVERIES
        : parseCount(deliveries, { min: 1, max: MAX_DELIVERIES, what: "--deliveries" }),
    each: each === undefined ? null : parseBytes(each),
    total: total === undefined ? null : parseBytes(total),
    seconds: expires === undefined ? null : parseDuration(expires),
  };
}

/** By default, all deliveries together may be as long as the longest upload. @throws UsageError */
export function chooseTerms(wanted: WantedTerms, limits: Pick<LimitSet, "MAX_FILE_SIZE" | "MAX_EXPIRE_SECONDS">) {
  const { MAX_FILE_SIZE: largest, MAX_EXPIRE_SECONDS: longest } = limits;
  const { deliveries, seconds = null } = wanted;
  const each = wanted.each ?? Math.min(largest, wanted.total ?? largest);
  const total = wanted.total ?? Math.max(each, Math.min(each * deliveries, largest));
  if (each > largest) throw new UsageError(`The server allows at most ${formatBytes(largest)} for --each.`);
  if (total < each) throw new UsageError("--total can't be less than --each.");
  if (total > each * deliveries) {
    throw new UsageError(
      `--total can be at most ${formatBytes(each * deliveries)}, for ${deliveries} deliveries of ${formatBytes(each)}.`,
    );
  }
  if (seconds !== null && seconds > longest) {
    throw new UsageError(`The server keeps requests open for at most ${formatDuration(longest)}.`);
  }
  return {
    timeLimitSeconds: seconds ?? Math.min(DEFAULT_SECONDS, longest),
    maxDeliveries: deliveries,
    maxDeliveryBytes: each,
    maxBytes: total,
  };
}
