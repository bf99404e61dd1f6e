import { TransferError } from "./transfer-error.ts";

/**
 * The body of an answer, counted as it arrives.
 *
 * @param onReceived - told the bytes so far
 * @returns a stream that fails with TransferError `cancelled` or `connection_lost`, whatever this platform's fetch says
 */
export function receiveBody(
  body: ReadableStream<Uint8Array>,
  onReceived: (receivedBytes: number) => void,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let receivedBytes = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await reader.read().catch((cause: unknown) => {
          throw new TransferError(signal.aborted ? "cancelled" : "connection_lost", { cause });
        });
        if (next.done) return controller.close();
        receivedBytes += next.value.byteLength;
        onReceived(receivedBytes);
        controller.enqueue(next.value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
