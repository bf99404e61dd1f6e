import fc from "fast-check";

/*
 * Loaded only if one of these variables is set: docs/design/fuzzing.md. FUZZ_RUNS is the number of cases of each
 * property; FUZZ_SEED and FUZZ_PATH, which a failure prints, repeat one case.
 */
const { FUZZ_RUNS: runs, FUZZ_SEED: seed, FUZZ_PATH: path } = process.env;

fc.configureGlobal({
  ...(runs !== undefined && { numRuns: Number(runs) }),
  ...(seed !== undefined && { seed: Number(seed) }),
  ...(path !== undefined && { path, endOnFailure: true }),
});
