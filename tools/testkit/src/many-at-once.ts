/**
 * Repeats the same work with limited concurrency: on a busy host, the kernel resets
 * connections that do not fit into a listening socket's queue.
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
