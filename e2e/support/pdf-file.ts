/**
 * Builds a PDF file from objects, the first of which is the catalog.
 *
 * @param entries - additional entries of the trailer
 */
export function pdfFile(objects: readonly (string | Uint8Array)[], entries = ""): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  add("%PDF-1.7\n");
  const offsets = objects.map((object, at) => {
    const offset = length;
    add(`${at + 1} 0 obj\n`);
    add(object);
    add("\nendobj\n");
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${entries}>>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** Builds a stream object with this content. @param entries - entries of the stream dictionary */
export function pdfStream(entries: string, content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}
