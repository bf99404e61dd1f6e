import * as client from "@prometheus-io/client";

export type Registry = client.Registry;

/** All possible values of each label of a metric. The sets are closed, without ids or raw paths. */
export type LabelValues<Label extends string> = Readonly<Record<Label, readonly string[]>>;

type WithLabelValues<Config, Label extends string> = Omit<Config, "labelNames"> & { labelValues?: LabelValues<Label> };

function listLabelNames<Label extends string>({ labelValues }: { labelValues?: LabelValues<Label> }): Label[] {
  return Object.keys(labelValues ?? {}) as Label[];
}

export class Counter<Label extends string = never> extends client.Counter<Label> {
  /** The superclass sets this property, because it copies all properties of the configuration. */
  declare readonly labelValues?: LabelValues<Label>;

  constructor(config: WithLabelValues<client.CounterConfiguration<Label>, Label>) {
    super({ ...config, labelNames: listLabelNames<Label>(config) });
  }
}

export class Gauge<Label extends string = never> extends client.Gauge<Label> {
  declare readonly labelValues?: LabelValues<Label>;

  constructor(config: WithLabelValues<client.GaugeConfiguration<Label>, Label>) {
    super({ ...config, labelNames: listLabelNames<Label>(config) });
  }
}

export class Histogram<Label extends string = never> extends client.Histogram<Label> {
  declare readonly labelValues?: LabelValues<Label>;

  constructor(config: WithLabelValues<client.HistogramConfiguration<Label>, Label>) {
    super({ ...config, labelNames: listLabelNames<Label>(config) });
  }
}

/** Longer than the default of 100 ms, because each sample of the event loop's utilization costs 0.3 ms of CPU. */
const UTILIZATION_SAMPLE_MS = 5_000;

/** The process's only metrics registry. */
export function createRegistry(): Registry {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: UTILIZATION_SAMPLE_MS });
  return registry;
}

/** A metric as the documentation lists it. */
export type DescribedMetric = { name: string; type: string; help: string; labelValues: LabelValues<string> };

/** Envoi's own metrics in a registry, in the order of their registration. */
export function describeMetrics(registry: Registry): DescribedMetric[] {
  return registry.getMetricsAsArray().flatMap((metric) => {
    const isOurs = metric instanceof Counter || metric instanceof Gauge || metric instanceof Histogram;
    const { name, type, help } = metric;
    return isOurs ? [{ name, type, help, labelValues: metric.labelValues ?? {} }] : [];
  });
}

/**
 * Initialises the series of a counter with one label at 0. A series that first appears with a fault shows no increase,
 * so neither a rate nor an alert would reveal that fault.
 */
export function beginAtZero<Label extends string>(counter: Counter<Label>, values: readonly string[]): void {
  for (const value of values) counter.labels(value).inc(0);
}
