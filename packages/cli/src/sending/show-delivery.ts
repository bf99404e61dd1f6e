import type { SentDelivery } from "@envoi/client/request";
import type { Context } from "../context.ts";
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
