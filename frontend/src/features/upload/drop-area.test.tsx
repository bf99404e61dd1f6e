import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import type { ChosenFile } from "./archive.ts";
import { DropArea } from "./drop-area.tsx";

function setUp() {
  const chosen: ChosenFile[] = [];
  renderPart(<DropArea maxBytes={1024 ** 3} onFiles={(files) => void chosen.push(...files)} />, fakeEnvironment());
  return { chosen, input: screen.getByTestId<HTMLInputElement>("file-input") };
}

test("the empty area says that files can be dropped, or chosen by a click, and how large they may be", () => {
  setUp();
  expect(screen.getByText("Drag and drop files")).toBeDefined();
  expect(screen.getByText("or click to select up to 1 GB")).toBeDefined();
});

test("the empty area is one label of a picker for several files, and has a button to select them", async () => {
  const { chosen, input } = setUp();
  const [label] = input.labels ?? [];
  if (label === undefined) throw new Error("no label");
  expect(within(label).getByText("Select files")).toBeDefined();
  expect(input.type).toBe("file");
  await userEvent.upload(input, [new File(["a"], "a.txt"), new File(["b"], "b.txt")]);
  expect(chosen.map(({ path }) => path)).toEqual(["a.txt", "b.txt"]);
});
