import { expect, test } from "vitest";
import { parseSelectors } from "./read-expression.ts";

test("reduces an expression to its metrics and label matchers", () => {
  const expression = `histogram_quantile(0.99, sum by (job, le) (rate(a_bucket{job="envoi",way!~"x|y}"}[5m]))) > 2
    and on (job) max by (job) (job:b:ratio_rate5m) unless (c_total == bool 0)`;
  expect(parseSelectors(expression)).toEqual([
    {
      metric: "a_bucket",
      matchers: [
        { label: "job", operator: "=", value: "envoi" },
        { label: "way", operator: "!~", value: "x|y}" },
      ],
    },
    { metric: "job:b:ratio_rate5m", matchers: [] },
    { metric: "c_total", matchers: [] },
  ]);
});
