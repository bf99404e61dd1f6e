import { expect, test } from "vitest";
import { collectBlob } from "./collect-blob.ts";

test("a stream is collected completely, into a Blob with a generic type", async () => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of ["he", "llo"]) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const blob = await collectBlob(stream);
  expect(await blob.text()).toBe("hello");
  expect(blob.type).toBe("application/octet-stream");
});

test("collecting a stream that fails throws the stream's error", async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("cut")) });
  await expect(collectBlob(broken)).rejects.toThrow("cut");
});
