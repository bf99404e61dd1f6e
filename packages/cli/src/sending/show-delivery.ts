import type { UploadJournal } from "@envoi/client";
import type { SentDelivery } from "@envoi/client/request";
import type { Context } from "../context.ts";
import type { SentDeliveries, SentRequest } from "../device/sent-deliveries.ts";
import { explainFailure } from "../exit-codes.ts";
import { formatBytes, formatDuration } from "../units.ts";

type ShownDelivery = Pick<SentDelivery, "id" | "receipt" | "durationMs"> & {
  /** Id of the request. */
  request: string;
  files: readonly { name: string; size: number; type: string }[];
};

/** Prints the receipt of a delivery for users and programs. */
export function showDelivery(
  { id, request, receipt, files, durationMs }: ShownDelivery,
  { output }: Pick<Context, "output">,
): void {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const listed = files.map((file) => ({ name: file.name, size: file.size, type: file.type }));
  output.result({ id, request, receipt, size, files: listed, durationMs }, [receipt]);
  output.say(
    `${formatBytes(size)} in ${formatDuration(Math.max(0.001, durationMs / 1_000))}. This code is the receipt; the person who asked sees it too.`,
  );
}

type FinishedDelivery = Pick<SentDelivery, "id" | "receipt"> & {
  server: string;
  request: SentRequest;
  files: readonly { name: string; size: number }[];
};

/**
 * Records a finished delivery on this device, for `envoi list`. If that fails, only warns: the receipt matters more.
 */
export async function recordDelivery(
  { files, ...delivery }: FinishedDelivery,
  { receipts, journal }: { receipts: SentDeliveries; journal: UploadJournal | null },
  { output }: Pick<Context, "output">,
): Promise<void> {
  try {
    await receipts.write({
      ...delivery,
      files: files.map(({ name, size }) => ({ name, size })),
      size: files.reduce((sum, { size }) => sum + size, 0),
      sentAtMs: Date.now(),
      state: "delivered",
      wasCollected: false,
    });
    await journal?.end();
  } catch (error) {
    output.warn(`The delivery could not be recorded on this device: ${explainFailure(error).message}`);
  }
}
