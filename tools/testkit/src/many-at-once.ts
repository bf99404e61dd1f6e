/**
 * Does the same many times, a number of them at once. With more than a listening socket's queue holds, the kernel would
 * reset connections on a busy machine.
 */
export async function manyAtOnce<Result>(
  count: number,
  atOnce: number,
  work: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = Array.from({ length: count }).values();
  const worker = async () => {
    for (const _ of left) results.push(await work());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
