import { objectives } from "./objectives.ts";
import { overview } from "./overview.ts";
import type { Dashboard } from "./panels.ts";
import { processes } from "./processes.ts";
import { stores } from "./stores.ts";

/** The dashboards in `deploy/helm/dashboards`, in the order of their files. */
export const DASHBOARDS: readonly Dashboard[] = [objectives, overview, processes, stores];
