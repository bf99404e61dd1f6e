import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { useFilePaste } from "./use-file-paste.ts";

type PageProps = { type: string; accepts: boolean; onFiles: () => void };

function Page({ type, accepts, onFiles }: PageProps) {
  useFilePaste({ accepts, onFiles });
  return <input type={type} data-testid="target" />;
}

/** @returns how often files were accepted */
function pasteInto(type: string, { accepts = true } = {}): number {
  const onFiles = vi.fn();
  renderPart(<Page type={type} accepts={accepts} onFiles={onFiles} />, fakeEnvironment());
  fireEvent.paste(screen.getByTestId("target"), { clipboardData: { files: [new File(["x"], "x.txt")] } });
  return onFiles.mock.calls.length;
}

test.each(["password", "text", "email"])("files pasted into a %s field are ignored [R5.25]", (type) => {
  expect(pasteInto(type)).toBe(0);
});

test("files pasted into anything else are added", () => {
  expect(pasteInto("checkbox")).toBe(1);
});

test("files pasted while none are accepted are ignored", () => {
  expect(pasteInto("checkbox", { accepts: false })).toBe(0);
});
