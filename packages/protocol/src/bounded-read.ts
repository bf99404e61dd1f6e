/*
 * [Note: Bounded answers]
 *
 * Every response that is read into memory is read here, within bounds on length and time. A check finds calls of
 * `json()`, `text()` and `arrayBuffer()` elsewhere. The bound counts decompressed bytes, so a short body that
 * decompresses to a long one is also rejected.
 */

/**
 * Largest JSON response: twice the largest message of an upload with few files. Metadata of many files has its own
 * bound.
 */
export const MAX_ANSWER_BYTES = 524_288;
/** Default time limit. On a slow connection, the largest response takes several seconds. */
const MAX_READ_MS = 60_000;

export type ReadBound = { maxBytes?: number; maxMs?: number };

/**
 * Reads a response into memory.
 *
 * @param bound - defaults: MAX_ANSWER_BYTES, one minute
 * @throws Error if the response exceeds a bound; the stream's error if it breaks off
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

/** Does not use `Blob`, because the oldest browsers that show the static pages cannot read one. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The same response, already read within bounds, for a library that reads without bounds. @throws like `readBytes` */
export async function wholeAnswer(answer: Response, bound?: ReadBound): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await readBytes(answer, bound), { status, statusText, headers });
}

/** Like `Response.text`. @throws like `readBytes` */
export async function readText(answer: Response, bound?: ReadBound): Promise<string> {
  return new TextDecoder().decode(await readBytes(answer, bound));
}

/** Like `Response.json`. @throws like `readBytes`; SyntaxError */
export async function readJson(answer: Response, bound?: ReadBound): Promise<unknown> {
  return JSON.parse(await readText(answer, bound));
}
