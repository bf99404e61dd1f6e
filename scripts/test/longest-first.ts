import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Starts the files that took longest last time first, across all projects of an order. Vitest's own order goes through the
 * projects one by one, so the last of them ends with one long file and idle cores.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    // A file that never ran may be long.
    const durationOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? Number.MAX_SAFE_INTEGER;
    return sorted.toSorted((one, other) => {
      if (orderOf(one) !== orderOf(other)) return orderOf(one) - orderOf(other);
      // Files that share modules stay with the others of their project.
      return one.project.config.isolate ? durationOf(other) - durationOf(one) : 0;
    });
  }
}
