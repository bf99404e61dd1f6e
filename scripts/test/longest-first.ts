import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Assumed duration of a file that has never run. */
const UNKNOWN_MS = 300_000;

/**
 * Starts first the files that took longest in the last run, across all projects of the same order. Vitest runs the
 * projects one by one, so the last project may end with one long file while other cores are idle. Files of projects
 * that mostly wait are spread over the whole run: if they ran together, they would also leave cores idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const orders = [...new Set(sorted.map(orderOf))].sort((one, other) => one - other);
    return orders.flatMap((order) => this.#arrange(sorted.filter((file) => orderOf(file) === order)));
  }

  #arrange(files: readonly TestSpecification[]): TestSpecification[] {
    // Test files of a project without isolation share modules, so they are kept together.
    const shared = files.filter(({ project }) => !project.config.isolate);
    const alone = files.filter(({ project }) => project.config.isolate);
    const waiting = alone.filter(({ project }) => project.name.endsWith("waits"));
    const computing = alone.filter((file) => !waiting.includes(file));
    const places = Math.max(1, Number(computing[0]?.project.config.maxWorkers ?? 1) - Math.min(1, waiting.length));
    const planned = [...this.#plan(computing, places), ...this.#plan(waiting, 1)];
    return [...shared, ...planned.sort((one, other) => one.startMs - other.startMs).map(({ file }) => file)];
  }

  /** Plans when each file starts, longest files first, if at most `places` files run at the same time. */
  #plan(files: readonly TestSpecification[], places: number): { startMs: number; file: TestSpecification }[] {
    const durationOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? UNKNOWN_MS;
    const freeMs = Array.from({ length: places }, () => 0);
    return files
      .toSorted((one, other) => durationOf(other) - durationOf(one))
      .map((file) => {
        const startMs = Math.min(...freeMs);
        freeMs[freeMs.indexOf(startMs)] = startMs + durationOf(file);
        return { startMs, file };
      });
  }
}
