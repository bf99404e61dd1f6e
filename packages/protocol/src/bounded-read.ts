/*
 * [Note: Bounded answers]
 *
 * An answer that is read into memory is read here: only as many bytes as it may have, and not for longer than it may
 * take. A check finds `json()`, `text()` and `arrayBuffer()` of answers elsewhere. The bound counts what was
 * decompressed, so a short body that unpacks to a long one is refused, too.
 */

/** Largest answer with JSON. Twice the largest message of an upload of few files; metadata of many have a bound of their own. */
export const MAX_ANSWER_BYTES = 524_288;
/** A slow line takes some seconds for that. */
const MAX_READ_MS = 60_000;

export type ReadBound = { maxBytes?: number; maxMs?: number };

/**
 * Reads an answer into memory.
 *
 * @param bound - defaults: MAX_ANSWER_BYTES, one minute
 * @throws Error when it is longer, or takes longer, and the error of the stream when it breaks off
 */
export async function readBytes(
  { body }: Response,
  { maxBytes = MAX_ANSWER_BYTES, maxMs = MAX_READ_MS }: ReadBound = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let refusal: Error | undefined;
  const refuse = (bound: string) => {
    refusal = new Error(`the answer is longer than ${bound}`);
    reader?.cancel().catch(() => {});
  };
  const timer = setTimeout(() => refuse(`${maxMs} ms`), maxMs);
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (refusal) throw refusal;
      if (!chunk?.value) return joined(chunks, bytes);
      bytes += chunk.value.length;
      if (bytes > maxBytes) refuse(`${maxBytes} bytes`);
      else chunks.push(chunk.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Not with `Blob`: the oldest browsers that show the static pages cannot read one. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The same answer, read within bounds, for a library that reads without. @throws as `readBytes` */
export async function wholeAnswer(answer: Response, bound?: ReadBound): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await readBytes(answer, bound), { status, statusText, headers });
}

/** Like `Response.text`. @throws as `readBytes` */
export async function readText(answer: Response, bound?: ReadBound): Promise<string> {
  return new TextDecoder().decode(await readBytes(answer, bound));
}

/** Like `Response.json`. @throws as `readBytes`; SyntaxError */
export async function readJson(answer: Response, bound?: ReadBound): Promise<unknown> {
  return JSON.parse(await readText(answer, bound));
}
