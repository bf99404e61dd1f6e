import { expect } from "vitest";
import { MAX_FILE_BYTES, MAX_FILES } from "./fixture.ts";
import type { Rule } from "./rule.ts";
import {
  chooseFiles,
  chooseLetter,
  chosenNames,
  drop,
  dropFolder,
  LETTER,
  openHome,
  PARCEL,
  paste,
  pasteText,
  startParcel,
  upload,
} from "./steps.ts";

const SONG = { name: "a song.mp3", bytes: 5_000 };
const PICTURE = { name: "a picture.png", bytes: 2_000 };
const EMPTY = { name: "empty.pdf", bytes: 0 };

/** Rules about which files may be selected and how they can be added. */
export const CHOOSING_RULES: readonly Rule[] = [
  {
    rows: ["R5.11", "R5.27"],
    rule: "if all files are empty, they are ignored and counted; with others, they are added",
    journey: async (fixture) => {
      await openHome(fixture);
      await chooseFiles(fixture, EMPTY);
      await fixture.page.getByText("Skipped 1 empty file").waitFor();
      await chooseFiles(fixture, EMPTY, LETTER);
      expect((await chosenNames(fixture, 2)).toSorted()).toEqual([EMPTY.name, LETTER.name].toSorted());
    },
  },
  {
    rows: ["R5.12", "R5.27"],
    rule: "a file with the same name, size and time as an existing one is ignored, and counted [R5.12]",
    journey: async (fixture) => {
      await chooseLetter(fixture);
      await drop(fixture.page, { ...SONG, lastModified: 1 });
      await chosenNames(fixture, 2);
      await drop(fixture.page, { ...SONG, lastModified: 1 }, { ...SONG, lastModified: 2 });
      expect(await chosenNames(fixture, 3)).toEqual([LETTER.name, SONG.name, "a song (2).mp3"]);
      await fixture.page.getByText("Skipped 1 file you'd already added").waitFor();
    },
  },
  {
    rows: [],
    rule: "with any number of chosen files, the upload button is visible, and does not cover the focused element",
    journey: async (fixture) => {
      const { page } = fixture;
      await openHome(fixture);
      await chooseFiles(
        fixture,
        ...Array.from({ length: MAX_FILES }, (_, index) => ({ ...LETTER, name: `${index}.pdf` })),
      );
      const button = page.getByTestId("upload-button");
      for (const [width, height] of [
        [360, 740],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const box = await button.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      for (const id of ["time-limit", "password-toggle"]) {
        await page.evaluate(() => scrollTo(0, 0));
        await page.getByTestId(id).focus();
        const [control, bar] = [await page.getByTestId(id).boundingBox(), await button.boundingBox()];
        expect((control?.y ?? 0) + (control?.height ?? 740)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    },
  },
  {
    rows: [],
    rule: "removed files can be restored by button and by key, in their places, even the last one",
    journey: async (fixture) => {
      const { page } = fixture;
      // The name has a right-to-left override, so that it looks like the name of an image.
      const hostile = { name: "Invoice\u202egnp.exe", bytes: 3_000 };
      await openHome(fixture);
      await chooseFiles(fixture, LETTER, hostile, SONG);
      const names = await chosenNames(fixture, 3);
      const remove = page.getByRole("list", { name: "Your files" }).getByRole("button", { name: /^Remove / });
      await remove.nth(1).click();
      await remove.nth(0).click();
      expect(await chosenNames(fixture, 1)).toEqual(names.slice(2));
      await page.getByTestId("undo-removal").click();
      await remove.nth(1).waitFor();
      await page.keyboard.press("Control+z");
      expect(await chosenNames(fixture, 3)).toEqual(names);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(`Remove ${names[1]}`);
      for (let left = names.length; left > 0; left -= 1) await remove.first().click();
      await page.getByTestId("undo-removal").click();
      expect(await chosenNames(fixture, 1)).toEqual(names.slice(2));
    },
  },
  {
    rows: ["R4.71"],
    rule: "the next upload starts with the downloads and time of the last one, without its password",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await page.getByTestId("download-limit").selectOption("3");
      await page.getByTestId("time-limit").selectOption("3600");
      await page.getByTestId("password-toggle").check();
      await page.getByTestId("password-input").pressSequentially("only once");
      await upload(fixture);
      await chooseLetter(fixture);
      expect(await page.getByTestId("download-limit").inputValue()).toBe("3");
      expect(await page.getByTestId("time-limit").inputValue()).toBe("3600");
      expect(await page.getByTestId("password-toggle").isChecked()).toBe(false);
      expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain("only once");
    },
  },
  {
    rows: [],
    rule: "the files of a folder are added with their paths",
    journey: async (fixture) => {
      await chooseLetter(fixture);
      await dropFolder(fixture.page, "a journey", { "a picture.png": 2_000, "day one": { "a song.mp3": 5_000 } });
      expect(await chosenNames(fixture, 3)).toEqual([
        LETTER.name,
        "a journey/a picture.png",
        "a journey/day one/a song.mp3",
      ]);
    },
  },
  {
    rows: ["R5.24", "R5.25"],
    rule: "pasted files are added, unless they are pasted into a field [R5.24b]",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await page.getByTestId("password-toggle").check();
      await paste(page, "[data-testid=password-input]", SONG);
      await paste(page, "body", PICTURE);
      expect(await chosenNames(fixture, 2)).toEqual([LETTER.name, PICTURE.name]);

      await page.getByTestId("password-input").pressSequentially("correct horse");
      await upload(fixture);
      await paste(page, "[data-testid=share-link]", SONG);
      await paste(page, "body", PICTURE);
      expect(await chosenNames(fixture, 1)).toEqual([PICTURE.name]);
    },
  },
  {
    rows: ["R4.55"],
    rule: "pasted text is added to the existing note",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      // The next screens' code loads only after text has been pasted.
      proxy.hold("/assets/views.chunk");
      await openHome(fixture);
      await pasteText(page, "one");
      proxy.reset();
      await page.getByTestId("note-done").click();
      await page.getByRole("button", { name: "Edit note" }).waitFor();
      await pasteText(page, "two");
      await expect.poll(() => page.getByLabel("Your note").inputValue()).toBe("one\ntwo");
    },
  },
  {
    rows: ["R5.24", "R5.26"],
    rule: "files dropped or pasted during an upload are not added [R5.24c]",
    journey: async (fixture) => {
      const { page } = fixture;
      await startParcel(fixture);
      await drop(page, SONG);
      await paste(page, "body", SONG);
      await page.getByTestId("cancel-upload").click();
      await page.getByTestId("upload-button").waitFor();
      await drop(page, PICTURE);
      expect(await chosenNames(fixture, 2)).toEqual([PARCEL.name, PICTURE.name]);
    },
  },
  {
    rows: ["R5.24", "R5.26"],
    rule: "files dropped or pasted on another page are not added [R5.24c]",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await page.getByRole("link", { name: "Privacy" }).click();
      await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
      await drop(page, SONG);
      await paste(page, "body", SONG);
      await page.getByRole("link", { name: "home" }).click();
      expect(await chosenNames(fixture, 1)).toEqual([LETTER.name]);
    },
  },
  {
    rows: ["R5.7"],
    rule: "one file more than allowed is refused, and the chosen files stay [R5.7]",
    journey: async (fixture) => {
      const { page } = fixture;
      await openHome(fixture);
      const allowed = Array.from({ length: MAX_FILES }, (_, index) => ({ name: `${index}.pdf`, bytes: 1 }));
      await chooseFiles(fixture, ...allowed);
      await chosenNames(fixture, MAX_FILES);
      await chooseFiles(fixture, SONG);
      await page.getByTestId("notice").getByText(`up to ${MAX_FILES} files`).waitFor();
      await page.getByRole("button", { name: "OK" }).click();
      expect(await chosenNames(fixture, MAX_FILES)).toEqual(allowed.map(({ name }) => name));
    },
  },
  {
    rows: [],
    rule: "if there are too many files, as many as fit can be added",
    journey: async (fixture) => {
      await openHome(fixture);
      const names = Array.from({ length: MAX_FILES + 2 }, (_, index) => `${index}.pdf`);
      await chooseFiles(fixture, ...names.map((name) => ({ name, bytes: 1 })));
      await fixture.page.getByTestId("notice").getByText(`you chose ${names.length}`).waitFor();
      await fixture.page.getByTestId("add-fitting").click();
      expect(await chosenNames(fixture, MAX_FILES)).toEqual(names.slice(0, MAX_FILES));
    },
  },
  {
    rows: ["R5.8"],
    rule: "one byte more than allowed is refused, and the chosen files stay [R5.8]",
    journey: async (fixture) => {
      const { page } = fixture;
      await openHome(fixture);
      await chooseFiles(fixture, { ...LETTER, bytes: MAX_FILE_BYTES });
      await page.getByTestId("upload-button").waitFor();
      await chooseFiles(fixture, { ...SONG, bytes: 1 });
      await page.getByTestId("notice").getByText("up to 3.1 MB at once").waitFor();
      await page.getByRole("button", { name: "OK" }).click();
      expect(await chosenNames(fixture, 1)).toEqual([LETTER.name]);
    },
  },
];
