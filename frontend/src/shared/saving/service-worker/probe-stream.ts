import { createDeferred } from "@envoi/client";
/** A body of two bytes, the second of which waits: it shows whether streams reach a page as they flow. */
export type ProbeStream = { answer: Response; goOn: () => void };

export function probeStream(): ProbeStream {
  const gate = createDeferred<void>();
  const bytes = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(Uint8Array.of(1)),
      async pull(controller) {
        await gate.promise;
        controller.enqueue(Uint8Array.of(2));
        controller.close();
      },
    },
    { highWaterMark: 1 },
  );
  return { answer: new Response(bytes), goOn: gate.resolve };
}
