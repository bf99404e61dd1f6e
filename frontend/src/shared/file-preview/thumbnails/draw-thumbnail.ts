/** Draws a thumbnail on a canvas of the thumbnail's size. CSS crops it. */
export function drawThumbnail(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
}
