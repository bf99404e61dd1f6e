import type { Environment } from "../environment.tsx";
import type { DeviceRecord } from "../storage/device-record.ts";

const EXPERIMENTS = {
  signin_button_color: ["white-blue", "blue", "white-violet", "violet"],
} as const;

type Experiment = keyof typeof EXPERIMENTS;
type VariantOf<Name extends Experiment> = (typeof EXPERIMENTS)[Name][number];

/** @returns the current experiment in which a device is enrolled, and its variant; empty if there is none */
export function enrolmentIn(kept: DeviceRecord["ab_experiments"]): { experiment?: string; variant?: string } {
  for (const [experiment, variants] of Object.entries(EXPERIMENTS)) {
    const variant = variants.find((each) => each === kept[experiment]);
    if (variant !== undefined) return { experiment, variant };
  }
  return {};
}

/**
 * The device's variant, chosen when it first joins the experiment and never changed.
 *
 * @param random - returns a number at least 0 and below 1
 */
export function chooseVariant<Name extends Experiment>(
  experiment: Name,
  { storage, metrics }: Pick<Environment, "storage" | "metrics">,
  random: () => number,
): VariantOf<Name> {
  const variants: readonly VariantOf<Name>[] = EXPERIMENTS[experiment];
  const kept = storage.readDevice().ab_experiments[experiment];
  const known = variants.find((variant) => variant === kept);
  if (known !== undefined) return known;
  const variant = variants[Math.floor(random() * variants.length)] ?? EXPERIMENTS[experiment][0];
  storage.enrol(experiment, variant);
  metrics.record({ type: "experiment", experiment, variant });
  return variant;
}
