import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { FileTypeIcon } from "./file-type-icon.tsx";

const drawing = (type: string) => render(<FileTypeIcon type={type} />).container.innerHTML;

test("images, videos, sounds, PDFs, archives and all other files have their own icons", () => {
  const types = ["image/png", "video/mp4", "audio/mpeg", "application/pdf", "application/zip", "text/plain"];
  expect(new Set(types.map(drawing)).size).toBe(types.length);
  expect(drawing("")).toBe(drawing("text/plain"));
});
