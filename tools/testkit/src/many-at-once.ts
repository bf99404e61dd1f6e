/**
 * Does the same work many times, with a limited number of repetitions at a time. If there were more than fit into a
 * listening socket's queue, the kernel would reset connections on a busy machine.
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
