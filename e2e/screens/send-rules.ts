import { MAX_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { expect } from "vitest";
import { MAX_FILE_BYTES } from "./fixture.ts";
import type { Rule } from "./rule.ts";
import {
  chooseFiles,
  chooseLetter,
  chosenNames,
  configure,
  drop,
  LETTER,
  openHome,
  PARCEL,
  readAddress,
  startNext,
  startParcel,
  upload,
} from "./steps.ts";

/** Rules about the limits and the password of an upload. */
const TERMS: readonly Rule[] = [
  {
    rows: ["R5.14", "R5.15"],
    rule: "without accounts, everyone is offered all limits",
    journey: async (fixture) => {
      await chooseLetter(fixture);
      const choices = (testId: string) => fixture.page.getByTestId(testId).locator("option").allTextContents();
      expect(await choices("download-limit")).toEqual([
        "1 download",
        "2 downloads",
        "3 downloads",
        "4 downloads",
        "5 downloads",
        "20 downloads",
        "50 downloads",
        "100 downloads",
      ]);
      expect(await choices("time-limit")).toEqual(["5 minutes", "1 hour", "1 day", "7 days"]);
    },
  },
  {
    rows: ["R4.28"],
    rule: "an upload is sent with the chosen limits",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await page.getByTestId("download-limit").selectOption("3");
      await page.getByTestId("time-limit").selectOption("3600");
      await upload(fixture);
      await page
        .getByTestId("link-expiry")
        .getByText(/^3 downloads, until /)
        .waitFor();
    },
  },
  {
    rows: ["R4.25", "R4.26", "R5.2"],
    rule: "ticking the box shows a password field at once, and unticking it clears the field",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      const toggle = page.getByTestId("password-toggle");
      const field = page.getByTestId("password-input");
      await toggle.check();
      expect(await field.getAttribute("autocomplete")).toBe("off");
      // The field must have the focus to receive the keys.
      await page.keyboard.type("p".repeat(MAX_PASSWORD_CHARACTERS));
      expect(await field.inputValue()).toBe("p".repeat(MAX_PASSWORD_CHARACTERS));
      await toggle.uncheck();
      await field.waitFor({ state: "detached" });
      await toggle.check();
      expect(await field.inputValue()).toBe("");
      expect(await page.getByText("Passwords can have up to").count()).toBe(0);
    },
  },
  {
    rows: ["R5.1", "R5.3"],
    rule: "a password is limited to 32 characters, with a message that says so",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await page.getByTestId("password-toggle").check();
      const field = page.getByTestId("password-input");
      const message = page.getByText("Passwords can have up to 32 characters.");
      await field.pressSequentially("p".repeat(31));
      expect(await message.count()).toBe(0);
      await field.press("p");
      await message.waitFor();
      await field.press("p");
      expect(await field.inputValue()).toBe("p".repeat(32));
    },
  },
  {
    rows: ["R5.4"],
    rule: "an upload with the password box ticked waits until a password is entered or the box is unticked",
    journey: async (fixture) => {
      await chooseLetter(fixture);
      await fixture.page.getByTestId("password-toggle").check();
      await fixture.page.getByTestId("upload-button").click();
      await fixture.page.getByText("Type a password").waitFor();
      await fixture.page.getByTestId("password-toggle").uncheck();
      await fixture.page.goto(await upload(fixture));
      await fixture.page.getByTestId("download-preview").waitFor();
    },
  },
];

/** Rules about an upload in progress. */
const UPLOADING: readonly Rule[] = [
  {
    rows: ["R4.5"],
    rule: "a second click on the upload button is ignored",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      let sent = 0;
      const count = (_chunk: Buffer, passedBytes: number) => {
        if (passedBytes === 0) sent += 1;
        return false;
      };
      proxy.slow("/api/ws", "up", { stopWhen: count });
      await page.clock.install();
      await chooseLetter(fixture);
      // Both clicks happen before the page rerenders. A double click's second click would no longer find the button.
      await page.getByTestId("upload-button").evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await page.getByTestId("dialog-ok").click();
      await page.getByTestId("upload-card").waitFor();
      // If the second click had started an upload, its messages would arrive before those of the upload that follows.
      await page.clock.fastForward("10:00");
      await page.getByTestId("send-more").click();
      await chooseFiles(fixture, LETTER);
      await upload(fixture);
      expect(sent).toBe(2);
      expect(await page.getByTestId("upload-card").count()).toBe(2);
    },
  },
  {
    rows: ["R4.54"],
    rule: "files dropped for the next upload during an upload wait for it, and get their own link [R4.54b]",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      await startNext(fixture);
      await drop(page, LETTER);
      expect(await chosenNames(fixture, 1)).toEqual([LETTER.name]);
      await page.getByTestId("upload-button").click();
      await page.getByRole("heading", { name: "Waiting to upload" }).waitFor();
      proxy.reset();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(PARCEL.name).waitFor();
      const first = await page.getByTestId("dialog-link").inputValue();
      await dialog.getByTestId("dialog-ok").click();
      await dialog.getByText(LETTER.name).waitFor();
      expect(await page.getByTestId("dialog-link").inputValue()).not.toBe(first);
      await dialog.getByTestId("dialog-ok").click();
      await page.getByTestId("upload-finished").waitFor();
      expect(await page.getByTestId("upload-card").count()).toBe(2);
      expect(await page.getByTestId("upload-strip").count()).toBe(0);
    },
  },
  {
    rows: [],
    rule: "an upload of several files and its copy button are named after the first file",
    journey: async (fixture) => {
      const { page } = fixture;
      await openHome(fixture);
      await chooseFiles(fixture, LETTER, { name: "a song.mp3", bytes: 1 }, { name: "a picture.png", bytes: 2_000 });
      await upload(fixture);
      const copy = page.getByRole("button", { name: `Copy link ${LETTER.name} and 2 more`, exact: true });
      await copy.waitFor();
      expect(await copy.count()).toBe(1);
      expect(await page.getByTestId("card-copy").count()).toBe(0);
      await page.getByTestId("send-more").click();
      await page.getByTestId("card-copy").waitFor();
      expect(await copy.count()).toBe(1);
    },
  },
  {
    rows: ["R4.2", "R4.6", "R8.2"],
    rule: "a cancelled upload is logged, and returns to its files",
    journey: async (fixture) => {
      const { page } = fixture;
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await startParcel(fixture);
      await page.getByTestId("cancel-upload").click();
      expect(await chosenNames(fixture, 1)).toEqual([PARCEL.name]);
      expect(logged).toContain("upload cancelled 0");
      fixture.proxy.reset();
      await upload(fixture);
    },
  },
  {
    rows: ["R4.3", "R8.8"],
    rule: "a failed upload leads to the error page, where it can be retried [R4.3]",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      await chooseLetter(fixture);
      for (const path of ["/api/ws", "/api/uploads"]) fixture.proxy.cut(path);
      await page.getByTestId("upload-button").click();
      await page.getByTestId("error").waitFor();
      expect(await readAddress(page)).toBe(`${origin}/error`);
      fixture.proxy.reset();
      await page.getByTestId("retry-upload").click();
      await page.getByTestId("upload-finished").waitFor();
    },
  },
  {
    rows: ["R8.9"],
    rule: "an upload refused by the server fails, and the reason is shown [R8.9]",
    journey: async (fixture) => {
      const { page } = fixture;
      await configure(fixture, ({ LIMITS, ...config }) => ({
        ...config,
        LIMITS: { ...LIMITS, ANON: { ...LIMITS.ANON, MAX_FILE_SIZE: 2 * MAX_FILE_BYTES } },
      }));
      await openHome(fixture);
      await chooseFiles(fixture, { ...LETTER, bytes: MAX_FILE_BYTES + 1 });
      await page.getByTestId("upload-button").click();
      await page.getByText("larger than this service allows").waitFor();
      await page.getByTestId("error").waitFor();
    },
  },
];

/** Rules about sending selected files. */
export const SEND_RULES: readonly Rule[] = [...TERMS, ...UPLOADING];
