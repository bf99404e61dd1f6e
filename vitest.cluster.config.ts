import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test order. The first test installs what the others need. */
const ORDER = [
  ...["smoke", "install", "schemas", "network", "insight", "runbooks", "roll-out", "pods", "stores"],
  ...["scaling", "load-scaling", "presets"],
];

const place = ({ moduleId }: TestSpecification) =>
  ORDER.findIndex((theme) => moduleId.endsWith(`/${theme}.cluster.test.ts`));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const strangers = files.filter((file) => place(file) === -1).map(({ moduleId }) => moduleId);
    if (strangers.length > 0) throw new Error(`no place in the order of the tests: ${strangers.join(", ")}`);
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

// `npm run test:cluster`: all tests run against the single cluster named by `KUBECONFIG`.
export default defineConfig({
  test: {
    name: "cluster",
    environment: "node",
    include: ["e2e/cluster/**/*.cluster.test.ts"],
    setupFiles: ["e2e/cluster/support/name-resolution.ts"],
    allowOnly: false,
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
