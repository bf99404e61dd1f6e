import type { Location } from "react-router";
import { expect, test } from "vitest";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { routeLocation } from "./route-location.ts";

function locationAt(pathname: string, hash = ""): Location {
  return { pathname, hash, search: "", state: null, key: "default" };
}

const page = `/download/${uploadId()}`;

test.each([page, `${page}/`])("the key in the fragment of %s becomes a segment of the route [R2.6]", (pathname) => {
  expect(routeLocation(locationAt(pathname, `#${SECRET}`))).toMatchObject({ pathname: `${page}/${SECRET}`, hash: "" });
});

test("the key of a strong password keeps its version in the route", () => {
  const key = `v2.${SECRET}`;
  expect(routeLocation(locationAt(`${page}/`, `#${key}`)).pathname).toBe(`${page}/${key}`);
  expect(routeLocation(locationAt(page, `#v3.${SECRET}`)).pathname).toBe(page);
});

test("a download page asks for the key if the fragment is missing or is not a key", () => {
  expect(routeLocation(locationAt(page)).pathname).toBe(page);
  expect(routeLocation(locationAt(page, "#nokey")).pathname).toBe(page);
});

test.each([".", "%20", "&utm_source=chat", "?fbclid=IwAR0abc"])("what follows the key is ignored: %j", (tail) => {
  expect(routeLocation(locationAt(`${page}/`, `#${SECRET}${tail}`)).pathname).toBe(`${page}/${SECRET}`);
});

test("a key in a real path leads to the not-found page", () => {
  expect(routeLocation(locationAt(`${page}/${SECRET}`)).pathname).toBe("/404");
  expect(routeLocation(locationAt(`${page}/%23${SECRET}`)).pathname).toBe("/404");
});

test("other pages stay unchanged", () => {
  const location = locationAt("/legal", `#${SECRET}`);
  expect(routeLocation(location)).toBe(location);
});
