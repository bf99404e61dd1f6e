import { objectives } from "./objectives.fixture.ts";
import { overview } from "./overview.fixture.ts";
import type { Dashboard } from "./panels.fixture.ts";
import { processes } from "./processes.fixture.ts";
import { stores } from "./stores.fixture.ts";

/** Those of `deploy/helm/dashboards`, in the order of their files. */
export const DASHBOARDS: readonly Dashboard[] = [objectives, overview, processes, stores];
