import type { Page } from "playwright-core";

/**
 * A JPEG whose pixels are stored with red on the left and blue on the right. Because of the rotation in its metadata,
 * red is shown above blue.
 */
export async function turnedJpeg(page: Page): Promise<Buffer<ArrayBuffer>> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 32);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("nothing draws");
    for (const [colour, x] of [
      ["#ff0000", 0],
      ["#0000ff", 32],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(x, 0, 32, 32);
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  const jpeg = Buffer.from(base64, "base64");
  return Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
}

/** Image metadata that contains only orientation 6: the left edge of the stored image is shown at the top. */
const TURNED = Buffer.from("ffe1002245786966000049492a00080000000100120103000100000006000000" + "00000000", "hex");

/** A video that is red for a second, recorded by this browser. */
export async function redFilm(page: Page): Promise<Buffer<ArrayBuffer>> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("nothing draws");
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
    recorder.start();
    for (let frame = 0; frame < 15; frame += 1) {
      context.fillStyle = frame % 2 === 0 ? "#ff0000" : "#fe0000";
      context.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return Buffer.from(base64, "base64");
}
