import { basename, join } from "node:path";
import type { Engine } from "@envoi/testkit";
import type { Page } from "playwright-core";

/** `paths`: the files in the folder, relative to it. */
type GivenFolder = { folder: string; paths: readonly string[] };

/** Selects a folder on a page: with the folder button in Chromium, by dropping it in Firefox. */
export async function giveFolder(page: Page, engine: Engine, { folder, paths }: GivenFolder): Promise<void> {
  if (engine === "chromium") await page.getByTestId("folder-input").first().setInputFiles(folder);
  else await dropFolder(page, { folder, paths });
}

/**
 * Drops a folder. Programs cannot select or drop folders in Firefox, so the files come from an input and reach the page
 * in entries like the browser's own.
 */
async function dropFolder(page: Page, { folder, paths }: GivenFolder): Promise<void> {
  await page.evaluate(() => {
    const input = Object.assign(document.createElement("input"), { type: "file", multiple: true, id: "handed-over" });
    document.body.append(input);
  });
  const input = page.locator("#handed-over");
  await input.setInputFiles(paths.map((path) => join(folder, path)));
  await input.evaluate(
    (element, { paths, name }) => {
      const given = [...((element as HTMLInputElement).files ?? [])];
      element.remove();
      const folder = (name: string, below: readonly { path: string; file: File | undefined }[]): object => {
        const names = new Set(below.map(({ path }) => path.split("/")[0] ?? ""));
        const children = [...names].map((child) => {
          const [only] = below.filter(({ path }) => path === child);
          if (only !== undefined) {
            return { isFile: true, name: child, file: (done: (file?: File) => void) => done(only.file) };
          }
          const inside = below.filter(({ path }) => path.startsWith(`${child}/`));
          return folder(
            child,
            inside.map(({ path, file }) => ({ path: path.slice(child.length + 1), file })),
          );
        });
        const createReader = () => ({ readEntries: (done: (some: object[]) => void) => done(children.splice(0, 100)) });
        return { isDirectory: true, name, createReader };
      };
      const root = folder(
        name,
        paths.map((path, at) => ({ path, file: given[at] })),
      );
      const items = [{ kind: "file", webkitGetAsEntry: () => root }];
      const dataTransfer = { types: ["Files"], items };
      dispatchEvent(Object.assign(new Event("drop", { cancelable: true }), { dataTransfer }));
    },
    { paths, name: basename(folder) },
  );
}
