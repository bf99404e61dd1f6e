import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { NoticeDialog } from "./notice-dialog.tsx";

const cases: [ComponentProps<typeof NoticeDialog>["notice"], string][] = [
  [{ kind: "tooManyFiles", count: 64 }, "Only 64 files can be sent at a time."],
  [
    { kind: "fileTooBig", maxBytes: 1024 ** 3 },
    "These files are larger than 1 GB together. Send them in smaller portions.",
  ],
  [
    { kind: "tooManyArchives", count: 16 },
    "Only 16 uploads can be kept at a time. Delete one first, or wait until one expires.",
  ],
  [{ kind: "unreadableFiles" }, "What you dropped cannot be read. Choose the files with the button instead."],
];

test.each(cases)("%j is shown in a dialog that OK closes [R5.8b]", async (notice, message) => {
  const onClose = vi.fn();
  renderPart(<NoticeDialog notice={notice} onClose={onClose} />, fakeEnvironment());
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(message)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "OK" }));
  expect(onClose).toHaveBeenCalledOnce();
});
