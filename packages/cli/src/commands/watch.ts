import { subscribeOwnerEvents, TransferError } from "@envoi/client";
import type { OwnerEvent } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { explainFailure } from "../exit-codes.ts";
import { findSent } from "../find-sent.ts";
import { toDate } from "../output/dates.ts";
import { formatDownloads } from "../output/format-downloads.ts";
import { UsageError } from "../usage-error.ts";

const LINES: Readonly<Record<OwnerEvent["type"], string>> = {
  snapshot: "is available",
  gone: "has ended",
  "download.started": "is being downloaded",
  "download.completed": "was downloaded",
  "password.refused": "was tried with a wrong password",
  changed: "was changed",
  exhausted: "has no downloads left",
  deleted: "was deleted",
  expired: "has expired",
};

/** `envoi watch`: prints events of uploads until they end. */
export async function watch(names: readonly string[], context: Context): Promise<void> {
  const { output, signal } = context;
  const { sent: uploads } = await context.openRecords();
  const watched =
    names.length === 0
      ? (await uploads.readAll()).sent
      : await Promise.all(names.map((name) => findSent(uploads, name)));
  if (watched.length === 0)
    throw new UsageError("There is nothing to watch: no upload from this device is still available.");
  const byServer = Map.groupBy(watched, ({ server }) => server);
  const ends = await Promise.all(
    [...byServer].map(([origin, owners]) =>
      subscribeOwnerEvents({ origin }, owners, {
        signal,
        onEvent: (event) => output.event({ event }, describeEvent(event)),
        onState: (state, error) => {
          const reason = error instanceof TransferError ? ` ${explainFailure(error).message}` : "";
          if (state === "unavailable") output.say(`${origin} is not responding; trying again.${reason}`);
        },
      }),
    ),
  );
  if (ends.includes("unsupported"))
    throw new UsageError("This server does not report upload events. Use `envoi list` instead.");
}

function describeEvent(event: OwnerEvent): string {
  const time = toDate("at" in event ? event.at : Date.now()).toLocaleTimeString();
  const times = "count" in event && event.count > 1 ? ` (${event.count} times)` : "";
  const counts = "dlimit" in event && "dtotal" in event ? `, ${formatDownloads(event)}` : "";
  return `${time}  ${event.id} ${LINES[event.type]}${times}${counts}`;
}
