import type { Dashboard, Panel } from "./panels.ts";

const ROW_HEIGHT = 8;
const STAT_HEIGHT = 4;
const DATASOURCE = { type: "prometheus", uid: `\${datasource}` };
/** Places the panels of a row side by side, and continues below when the width is used up. */
function place(panels: readonly Panel[], top: number) {
  let x = 0;
  let y = top;
  const placed = panels.map((panel) => {
    const width = panel.width ?? (panel.kind === "stat" ? STAT_HEIGHT : 12);
    const height = panel.kind === "stat" && panel.width === undefined ? STAT_HEIGHT : ROW_HEIGHT;
    if (x + width > 24) {
      x = 0;
      y += height;
    }
    const gridPos = { x, y, w: width, h: height };
    x += width;
    return { panel, gridPos };
  });
  return { placed, bottom: Math.max(top, ...placed.map(({ gridPos }) => gridPos.y + gridPos.h)) };
}

function panelJson({ kind = "timeseries", title, description, unit, queries }: Panel) {
  const options =
    kind === "stat"
      ? { reduceOptions: { calcs: ["lastNotNull"] }, colorMode: "none", graphMode: "area" }
      : { legend: { displayMode: "list", placement: "bottom" }, tooltip: { mode: "multi", sort: "desc" } };
  return {
    type: kind,
    title,
    description,
    datasource: DATASOURCE,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options,
    targets: queries.map(([expr, legendFormat], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource: DATASOURCE,
      expr,
      legendFormat,
    })),
  };
}

function panelsOf({ rows }: Dashboard) {
  let top = 0;
  let id = 0;
  return Object.entries(rows).flatMap(([title, panels]) => {
    const row = { id: ++id, type: "row", title, collapsed: false, gridPos: { x: 0, y: top, w: 24, h: 1 }, panels: [] };
    const { placed, bottom } = place(panels, top + 1);
    top = bottom;
    return [row, ...placed.map(({ panel, gridPos }) => ({ id: ++id, gridPos, ...panelJson(panel) }))];
  });
}

function variable(name: string, label: string, query: string) {
  return {
    name,
    label,
    type: "query",
    datasource: DATASOURCE,
    definition: query,
    query: { query, refId: name },
    includeAll: true,
    multi: true,
    // Also matches series without the label `namespace`, which exists only in Kubernetes.
    allValue: ".*",
    current: { text: "All", value: "$__all" },
    refresh: 2,
    sort: 1,
  };
}

/** The dashboard in Grafana's JSON format. */
export function grafanaDashboard(dashboard: Dashboard) {
  return {
    uid: `envoi-${dashboard.name}`,
    title: dashboard.title,
    description: dashboard.description,
    tags: ["envoi"],
    schemaVersion: 39,
    editable: true,
    time: { from: "now-6h", to: "now" },
    refresh: "1m",
    links: [
      { type: "dashboards", title: "Envoi", tags: ["envoi"], asDropdown: false, includeVars: true, keepTime: true },
    ],
    templating: {
      list: [
        { name: "datasource", label: "Prometheus", type: "datasource", query: "prometheus", current: {} },
        variable("namespace", "Namespace", "label_values(service_state, namespace)"),
        variable("job", "Release", 'label_values(service_state{namespace=~"$namespace"}, job)'),
      ],
    },
    panels: panelsOf(dashboard),
  };
}
