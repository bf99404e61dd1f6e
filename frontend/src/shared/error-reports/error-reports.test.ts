import { expect, test, vi } from "vitest";
import { fakeWindow } from "../../testing/fake-window.ts";
import { createErrorReports, type ErrorReports, reportUncaught } from "./error-reports.ts";

const ADDRESS = "https://key@errors.example/1";
const broken = new Error("broken");

/** @param failures - number of times that loading the reporter fails before it succeeds */
function setUp({ isOff = false, failures = 0 } = {}) {
  const sent: [unknown, string][] = [];
  let left = failures;
  const open = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError("network error");
    return (error: unknown, during: string) => void sent.push([error, during]);
  });
  return { sent, open, reports: createErrorReports({ isOff, open }) };
}

test("an error is reported if the operator has configured a reporting service", async () => {
  const { sent, open, reports } = setUp();
  reports.configure(ADDRESS);
  reports.report(broken, "upload");
  await vi.waitFor(() => expect(sent).toEqual([[broken, "upload"]]));
  expect(open).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});

test("the reporter is loaded on the first error, and only once", async () => {
  const { sent, open, reports } = setUp();
  reports.configure(ADDRESS);
  expect(open).not.toHaveBeenCalled();
  reports.report(broken, "page");
  reports.report(broken, "page");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(open).toHaveBeenCalledTimes(1);
});

test("errors that occur before the configuration arrives are reported afterwards", async () => {
  const { sent, reports } = setUp();
  reports.report(broken, "page");
  reports.configure(ADDRESS);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test("if no reporting service is configured, nothing is loaded or reported", async () => {
  const { open, reports } = setUp();
  const other = setUp();
  for (const [each, address] of [
    [reports, undefined],
    [other.reports, ADDRESS],
  ] as const) {
    each.report(broken, "page");
    each.configure(address);
    each.report(broken, "page");
  }
  await vi.waitFor(() => expect(other.sent).toHaveLength(2));
  expect(open).not.toHaveBeenCalled();
});

test("nothing is reported for a user who has opted out of tracking", async () => {
  const { open, reports } = setUp({ isOff: true });
  const other = setUp();
  for (const each of [reports, other.reports]) {
    each.report(broken, "page");
    each.configure(ADDRESS);
    each.report(broken, "page");
  }
  await vi.waitFor(() => expect(other.sent).toHaveLength(2));
  expect(open).not.toHaveBeenCalled();
});

test("a reporter that failed to load is loaded again on the next error, and no error is lost", async () => {
  const { sent, open, reports } = setUp({ failures: 1 });
  reports.configure(ADDRESS);
  reports.report("first", "page");
  await vi.waitFor(async () => {
    await expect(open.mock.results[0]?.value).rejects.toThrow();
  });
  reports.report("second", "page");
  await vi.waitFor(() => expect(sent.map(([error]) => error)).toEqual(["first", "second"]));
});

test("a repeated error is reported at most twenty times", async () => {
  const { sent, reports } = setUp();
  reports.configure(ADDRESS);
  for (let left = 100; left > 0; left -= 1) reports.report(broken, "page");
  await vi.waitFor(() => expect(sent).toHaveLength(20));
});

test.each([
  ["an error that nothing caught", "error", { error: broken, filename: "https://envoi.example/assets/page.js" }, 1],
  ["a rejection that nothing caught", "unhandledrejection", { reason: broken }, 1],
  ["an error in an extension", "error", { error: broken, filename: "moz-extension://a/b.js" }, 0],
])("%s causes $3 reports", (_what, type, fields, times) => {
  const { view, dispatch } = fakeWindow();
  const report = vi.fn<ErrorReports["report"]>();
  reportUncaught({ report }, view);
  dispatch(type, fields);
  expect(report.mock.calls).toEqual(Array(times).fill([broken, "page"]));
});
