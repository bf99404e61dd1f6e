type SignedAnswer = { status: number; nonce: string | null };

/**
 * Signs with this Nonce. If the server rejects it, signs again with the Nonce in the response, because another client
 * may have used or replaced the first one.
 */
export async function askSigned<Answer extends SignedAnswer>(
  nonce: string,
  ask: (nonce: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(nonce);
  const isOutdated = answer.status === 401 && answer.nonce !== null && answer.nonce !== nonce;
  return isOutdated && answer.nonce !== null ? ask(answer.nonce) : answer;
}
