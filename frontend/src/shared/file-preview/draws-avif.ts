/** One black pixel. */
const PIXEL =
  "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAABgAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACBtZGF0EgAKBzgABhAQ0GkyCxNAAABAAGjTBViA";

/** Whether this browser draws AVIF. Some that run the page do not, and would show an empty frame. */
export async function drawsAvif(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/avif" })).then(
    (bitmap) => bitmap.width === 1,
    () => false,
  );
}
