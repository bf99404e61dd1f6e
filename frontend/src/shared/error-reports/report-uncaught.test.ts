import { expect, test, vi } from "vitest";
import { fakeWindow } from "../../testing/fake-window.ts";
import type { ErrorReports } from "./error-reports.ts";
import { reportUncaught } from "./report-uncaught.ts";

const error = new Error("broken");

test.each([
  ["an error that nothing caught", "error", { error, filename: "https://envoi.example/assets/page.js" }, 1],
  ["a rejection that nothing caught", "unhandledrejection", { reason: error }, 1],
  ["an error in an extension", "error", { error, filename: "moz-extension://a/b.js" }, 0],
])("%s causes %4$i reports", (_what, type, fields, times) => {
  const { view, dispatch } = fakeWindow();
  const report = vi.fn<ErrorReports["report"]>();
  reportUncaught({ report }, view);
  dispatch(type, fields);
  expect(report.mock.calls).toEqual(Array(times).fill([error, "page"]));
});
