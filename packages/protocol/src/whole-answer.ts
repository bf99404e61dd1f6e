import { type ReadBound, readBytes } from "./bounded-read.ts";

/** The same answer, read within bounds, for a library that reads without. @throws as `readBytes` */
export async function wholeAnswer(answer: Response, bound?: ReadBound): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await readBytes(answer, bound), { status, statusText, headers });
}
