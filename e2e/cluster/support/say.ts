/** Prints extra output of a test run, such as the cluster's timings. */
export function say(line: string): void {
  process.stdout.write(`  · ${line}\n`);
}

export function secondsSince(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
}
