import { afterEach, expect, test, vi } from "vitest";

type PickedHandle = Pick<FileSystemFileHandle, "getFile">;

/** Loads a fresh copy of the module, as on a newly opened page in a browser that has this file dialog. */
async function pickerWith(dialog: (() => Promise<PickedHandle[]>) | undefined, { isTouch = false } = {}) {
  vi.resetModules();
  vi.stubGlobal("showOpenFilePicker", dialog);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: fine)" && !isTouch }));
  return (await import("./file-picker.tsx")).pickWithHandles;
}
afterEach(() => vi.unstubAllGlobals());

const letter = new File(["Dear"], "letter.txt", { lastModified: 7 });
const handle: PickedHandle = { getFile: async () => letter };

test("files are picked with their handles", async () => {
  const dialog = vi.fn(async () => [handle]);
  const pick = await pickerWith(dialog);
  expect(await pick(true)).toEqual([{ path: "letter.txt", blob: letter, lastModifiedMs: 7, handle }]);
  expect(dialog).toHaveBeenCalledWith({ multiple: true });
});

test("browsers without the dialog with handles, and devices with a touch screen, open an input's dialog", async () => {
  expect((await pickerWith(undefined))(true)).toBeNull();
  expect((await pickerWith(async () => [handle], { isTouch: true }))(true)).toBeNull();
});

test("once the dialog that returns handles has failed, the dialog of a file input opens instead", async () => {
  const pick = await pickerWith(() => Promise.reject(new DOMException("", "AbortError")));
  expect(await pick(true)).toEqual([]);
  expect(pick(true)).toBeNull();
});
