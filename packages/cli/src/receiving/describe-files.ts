import type { Download, Link } from "@envoi/client";
import { listFiles } from "@envoi/client-node";
import type { Metadata } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { lineForTerminal, quoteForTerminal } from "../output/terminal-text.ts";
import { formatBytes, formatDuration } from "../units.ts";

/** Prints what a link contains, without downloading it. */
export function describeDownload(
  { id }: Link,
  { metadata, ttlMs }: Download,
  pick: readonly number[] | null,
  { output }: Pick<Context, "output">,
): void {
  const files = listFiles(metadata).filter((_, index) => pick === null || pick.includes(index));
  const { title, message, sender } = metadata;
  output.result(
    {
      id,
      size: files.reduce((sum, { size }) => sum + size, 0),
      files: files.map(({ name, size, modified }) => ({ name, size, ...(modified !== undefined && { modified }) })),
      expiresAt: new Date(Date.now() + ttlMs).toISOString(),
      ...(title !== undefined && { title }),
      ...(message !== undefined && { message }),
      ...(sender !== undefined && { sender }),
    },
    [...describeSender(metadata), ...files.map(({ name, size }) => `${formatBytes(size).padStart(10)}  ${name}`)],
  );
  output.say(`Available for ${formatDuration(ttlMs / 1_000)}.`);
}

/** The sender's title, name and message. The name is not verified. */
function describeSender({ title, message, sender }: Metadata): string[] {
  return [
    ...(title === undefined ? [] : [quoteForTerminal(title)]),
    ...(sender === undefined ? [] : [`From (unverified): ${lineForTerminal(sender)}`]),
    ...(message === undefined ? [] : [quoteForTerminal(message)]),
  ];
}

export function announceSender(metadata: Metadata, { output }: Pick<Context, "output">): void {
  for (const line of describeSender(metadata)) output.say(line);
}
