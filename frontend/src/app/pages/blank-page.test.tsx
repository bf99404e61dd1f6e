import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("/blank has two empty columns [R2.14]", () => {
  renderApp(fakeEnvironment(), "/blank");
  const [heading, columns, ...more] = screen.getByRole("main").children;
  expect(heading).toBe(screen.getByRole("heading", { level: 1, name: "Envoi" }));
  expect(more).toEqual([]);
  expect([...(columns?.children ?? [])].map(({ childNodes }) => childNodes.length)).toEqual([0, 0]);
});
