import { cruise, type IFlattenedRuleSet, type IForbiddenRuleType, type IModule } from "dependency-cruiser";
import { LAYERS, type Layer, TEST_PACKAGES } from "./layers.ts";
import { patchSwcVisitor } from "./patch-swc-visitor.ts";

patchSwcVisitor();

export interface ImportReport {
  /** Number of our modules with imports, to detect a parser that fails silently and finds no violations. */
  readonly modules: number;
  /** One line each: rule, importer, imported. */
  readonly violations: readonly string[];
}

/** Tests, contract suites and test helpers. */
const TEST_FILES = ["\\.test\\.tsx?$", "/testing/"];

/** Reads every import of the repository and compares it with [LAYERS]. */
export async function readImports({ root }: { readonly root: string }): Promise<ImportReport> {
  const folders = LAYERS.map(({ folder }) => folder);
  const { output } = await cruise(folders, {
    baseDir: root,
    // TypeScript 7 has no JavaScript API yet: without another parser every TypeScript file would appear empty.
    parser: "swc",
    ruleSet: ruleSet(),
    validate: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.cache)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  });
  if (typeof output === "string") throw new TypeError("dependency-cruiser returned text instead of a result");
  const ours = output.modules.filter((module) => LAYERS.some((layer) => module.source.startsWith(`${layer.folder}/`)));
  return {
    modules: ours.filter(({ dependencies }) => dependencies.length > 0).length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...ours.flatMap(pathsIntoOtherLayers),
    ].sort(),
  };
}

/** Code of another layer is imported by its package's name; data files may be named by their path. */
function pathsIntoOtherLayers({ source, dependencies }: IModule): string[] {
  const own = LAYERS.find(({ folder }) => source.startsWith(`${folder}/`));
  return dependencies
    .filter(({ module, resolved }) => module.startsWith(".") && /\.tsx?$/.test(resolved))
    .filter(({ resolved }) => LAYERS.some(({ folder }) => resolved.startsWith(`${folder}/`) && folder !== own?.folder))
    .map(({ resolved }) => `import another package by its name: ${source} → ${resolved}`);
}

function ruleSet(): IFlattenedRuleSet {
  return { forbidden: [...LAYERS.flatMap(layerRules), testsFromCode, unresolved] };
}

const anyLayer = LAYERS.map((layer) => `^${layer.folder}/`);
const forTests = LAYERS.filter(({ name }) => TEST_PACKAGES.includes(name)).map(({ folder }) => `^${folder}/`);

function layerRules(layer: Layer): IForbiddenRuleType[] {
  const inside = `^${layer.folder}/`;
  const findFolders = (names: readonly string[]) =>
    LAYERS.filter(({ name }) => names.includes(name)).map(({ folder }) => `^${folder}/`);
  const allowed = findFolders(layer.mayImport);
  const rules: IForbiddenRuleType[] = [
    {
      name: `${layer.name} imports only what its layer may`,
      severity: "error",
      from: { path: inside, pathNot: TEST_FILES },
      to: { path: anyLayer, pathNot: [inside, ...allowed] },
    },
    {
      name: `tests of ${layer.name} import nothing more, except test packages`,
      severity: "error",
      from: { path: TEST_FILES.map((pattern) => `${inside}.*${pattern}`) },
      to: { path: anyLayer, pathNot: [inside, ...forTests, ...allowed, ...findFolders(layer.testsMayImport ?? [])] },
    },
  ];
  if (!layer.isIsomorphic) return rules;
  return [
    ...rules,
    {
      name: `${layer.name} runs in a browser too: no modules of Node`,
      severity: "error",
      // `node.ts` is the entry that a package keeps for servers; a page never imports it.
      from: { path: `${inside}src/`, pathNot: [...TEST_FILES, `${inside}src/node\\.ts$`] },
      to: { dependencyTypes: ["core"] },
    },
  ];
}

const testsFromCode: IForbiddenRuleType = {
  name: "code does not import tests",
  severity: "error",
  from: { path: anyLayer, pathNot: TEST_FILES },
  to: { path: TEST_FILES.map((pattern) => `^(packages|services|tools|frontend)/.*${pattern}`) },
};

const unresolved: IForbiddenRuleType = {
  name: "every import can be resolved",
  severity: "error",
  from: { path: anyLayer },
  // Vite resolves these: `./worker.ts?worker`, `./text.ftl?raw`, `virtual:…`. k6 contains its own modules.
  to: { couldNotResolve: true, pathNot: "\\?|^virtual:|^vitest/|^k6(/|$)" },
};
