/**
 * The objects of an answer with one per line, as many as were asked for. The server sends empty lines while it works, which
 * may take hours.
 */
export async function readLines(answer: Response): Promise<unknown[]> {
  const found: unknown[] = [];
  const decoder = new TextDecoder();
  let incomplete = "";
  for await (const chunk of answer.body ?? []) {
    const lines = `${incomplete}${decoder.decode(chunk, { stream: true })}`.split("\n");
    incomplete = lines.pop() ?? "";
    for (const line of lines) if (line !== "") found.push(JSON.parse(line));
  }
  return found;
}
