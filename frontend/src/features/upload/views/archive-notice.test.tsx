import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { NoticeDialog } from "./archive-notice.tsx";

const cases: [ComponentProps<typeof NoticeDialog>["notice"], string][] = [
  [
    { kind: "tooManyFiles", maxFiles: 64, chosen: 70, fitting: [] },
    "You can send up to 64 files at once; you chose 70. Zip them, or pick fewer.",
  ],
  [
    { kind: "tooManyFiles", maxFiles: 64, chosen: null, fitting: [] },
    "You can send up to 64 files at once. Zip them, or pick fewer.",
  ],
  [
    { kind: "fileTooBig", maxBytes: 1024 ** 3 },
    "You can send up to 1 GB at once. Send these files in smaller batches.",
  ],
  [
    { kind: "tooManyArchives", count: 16 },
    "You can have up to 16 uploads at a time. Delete one, or wait until one expires.",
  ],
  [{ kind: "unreadableFiles" }, "We can't read what you dropped. Choose the files with the button instead."],
];

test.each(cases)("%j appears in a dialog that OK closes [R5.8b]", async (notice, message) => {
  const onClose = vi.fn();
  renderPart(<NoticeDialog notice={notice} onAdd={vi.fn()} onClose={onClose} />, fakeEnvironment());
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(message)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "OK" }));
  expect(onClose).toHaveBeenCalledOnce();
});
