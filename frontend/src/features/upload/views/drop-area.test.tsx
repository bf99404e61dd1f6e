import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeConfig, fakeConfigWithAccounts } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import type { ChosenFile } from "../archive/archive.ts";
import { deriveRules } from "../archive/archive-rules.ts";
import { DropArea } from "./drop-area.tsx";

function setUp(rules = deriveRules(fakeConfig(), { account: false, signedIn: false })) {
  const chosen: ChosenFile[] = [];
  const onAccount = vi.fn();
  renderPart(
    <DropArea rules={rules} onFiles={(files) => void chosen.push(...files)} onNote={vi.fn()} onAccount={onAccount} />,
    fakeEnvironment(),
  );
  return { chosen, onAccount, input: screen.getByTestId<HTMLInputElement>("file-input") };
}

test("the empty area explains that files can be dropped or selected, and shows the maximum size [R2.26]", () => {
  setUp();
  expect(screen.getByText("Drag and drop files")).toBeDefined();
  expect(screen.getByText("or choose them, up to 1 GB")).toBeDefined();
});

test("the whole empty area is the label of a multi-file picker, and has a button to select files [R2.27]", async () => {
  const { chosen, input } = setUp();
  const [label] = input.labels ?? [];
  if (label === undefined) throw new Error("no label");
  expect(within(label).getByText("Select files")).toBeDefined();
  expect(input.type).toBe("file");
  expect(input.multiple).toBe(true);
  await userEvent.upload(input, [new File(["a"], "a.txt"), new File(["b"], "b.txt")]);
  expect(chosen.map(({ path }) => path)).toEqual(["a.txt", "b.txt"]);
});

afterEach(() => void Reflect.deleteProperty(HTMLInputElement.prototype, "webkitdirectory"));

test("no folder picker is shown if the browser has none", () => {
  setUp();
  expect(screen.queryByText("Select a folder")).toBeNull();
});

test("a folder can be selected, and its files keep their relative paths", async () => {
  HTMLInputElement.prototype.webkitdirectory = false;
  const { chosen } = setUp();
  const files = ["photos/summer/2.jpg", "photos/.DS_Store", "photos/1.jpg"].map((path) => {
    const file = new File(["x"], path.slice(path.lastIndexOf("/") + 1));
    return Object.defineProperty(file, "webkitRelativePath", { value: path });
  });
  const input = screen.getByLabelText<HTMLInputElement>("Select a folder");
  expect(input.hasAttribute("webkitdirectory")).toBe(true);
  fireEvent.change(input, { target: { files } });
  const added = () => chosen.map(({ path, skip }) => [path, skip]);
  await vi.waitFor(() =>
    expect(added()).toEqual([
      ["photos/.DS_Store", "system"],
      ["photos/1.jpg", undefined],
      ["photos/summer/2.jpg", undefined],
    ]),
  );
});

test("if the service has accounts, users without one see an account's higher limit [R2.28]", async () => {
  const { onAccount } = setUp(deriveRules(fakeConfigWithAccounts(), { account: true, signedIn: false }));
  await userEvent.click(screen.getByRole("button", { name: "Sign in to send up to 2.6 GB" }));
  expect(onAccount).toHaveBeenCalledOnce();
});

test("the drop area suggests no account if the service has none [R1.26b]", () => {
  setUp();
  expect(screen.queryByTestId("account-prompt")).toBeNull();
});
