type SignedAnswer = { status: number; nonce: string | null };

/**
 * Signs a request with this Nonce. If the server rejects the Nonce, which another client may have used or replaced,
 * retries with the one in the response.
 */
export async function askSigned<Answer extends SignedAnswer>(
  nonce: string,
  ask: (nonce: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(nonce);
  const isOutdated = answer.status === 401 && answer.nonce !== null && answer.nonce !== nonce;
  return isOutdated && answer.nonce !== null ? ask(answer.nonce) : answer;
}
