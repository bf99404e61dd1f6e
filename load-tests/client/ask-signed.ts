type SignedAnswer = { status: number; nonce: string | null };

/** Signs with a Nonce and, if refused, with the refusal's: another client may have used or replaced the first. */
export async function askSigned<Answer extends SignedAnswer>(
  nonce: string,
  ask: (nonce: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ask(nonce);
  const isOutdated = answer.status === 401 && answer.nonce !== null && answer.nonce !== nonce;
  return isOutdated && answer.nonce !== null ? ask(answer.nonce) : answer;
}
