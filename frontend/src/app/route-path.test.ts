import { expect, test } from "vitest";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { routePath } from "./router.tsx";

const page = `/download/${uploadId()}`;

test.each([page, `${page}/`])("the key in the fragment of %s becomes a segment of the route [R2.6]", (pathname) => {
  expect(routePath(pathname, `#${SECRET}`)).toBe(`${page}/${SECRET}`);
});

test("the key of a strong password keeps its version in the route", () => {
  const key = `v2.${SECRET}`;
  expect(routePath(`${page}/`, `#${key}`)).toBe(`${page}/${key}`);
  expect(routePath(page, `#v3.${SECRET}`)).toBe(page);
});

test("a download page asks for the key if the fragment is missing or not a key", () => {
  expect(routePath(page, "")).toBe(page);
  expect(routePath(page, "#nokey")).toBe(page);
});

test.each([".", "%20", "&utm_source=chat", "?fbclid=IwAR0abc"])("anything after the key is ignored: %j", (tail) => {
  expect(routePath(`${page}/`, `#${SECRET}${tail}`)).toBe(`${page}/${SECRET}`);
});

test("a key in a real path leads to the not-found page", () => {
  expect(routePath(`${page}/${SECRET}`, "")).toBe("/404");
  expect(routePath(`${page}/%23${SECRET}`, "")).toBe("/404");
  expect(routePath(`/Download/${uploadId()}/${SECRET}`, "")).toBe("/404");
});

test("other pages' paths stay unchanged", () => {
  expect(routePath("/legal", `#${SECRET}`)).toBe("/legal");
});
