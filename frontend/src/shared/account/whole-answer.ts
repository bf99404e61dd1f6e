import { readBytes } from "@envoi/client/bounded-read";

/** The same answer, read within the bounds of any answer, for a library that reads without. @throws as `readBytes` */
export async function wholeAnswer(answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await readBytes(answer), { status, statusText, headers });
}
