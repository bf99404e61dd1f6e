import { expect } from "vitest";
import type { Rule } from "./rule.ts";
import { chooseLetter, LARGER_THAN_ANY_DISK, openLink, PARCEL, readAddress, upload, wrongLink } from "./steps.ts";

const PASSWORD = "correct horse";

/** Rules of receiving. */
export const RECEIVE_RULES: readonly Rule[] = [
  {
    rows: ["R4.9", "R4.17", "R4.23"],
    rule: "opening a link with a password asks for it",
    journey: async (stage) => {
      const { page } = stage;
      await chooseLetter(stage);
      await page.getByTestId("password-toggle").check();
      await page.getByTestId("password-input").pressSequentially(PASSWORD);
      const link = await upload(stage);
      await page.getByTestId("upload-card").getByText("Password-protected").waitFor();
      await openLink(stage, link);
      await page.getByTestId("password-input").pressSequentially(PASSWORD);
      await page.getByTestId("unlock-button").click();
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R5.2", "R5.5", "R5.6", "R8.4"],
    rule: "a wrong password is shown in red until something is typed, and the right one opens the files",
    journey: async (stage) => {
      const { page } = stage;
      await openLink(stage, await stage.receive({ password: PASSWORD }));
      const field = page.getByTestId("password-input");
      const button = page.getByTestId("unlock-button");
      const message = page.getByText("Wrong password");
      const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await field.getAttribute("autocomplete")).toBe("off");
      await field.pressSequentially("wrong horse");
      const usual = await colour();
      await field.press("Enter");
      await message.waitFor();
      await expect.poll(colour).not.toBe(usual);
      await field.press("Backspace");
      await message.waitFor({ state: "detached" });
      await expect.poll(colour).toBe(usual);
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(PASSWORD);
      await field.press("Enter");
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R5.4"],
    rule: "an empty password is not tried",
    journey: async (stage) => {
      const { page, door } = stage;
      await openLink(stage, await stage.receive({ password: PASSWORD }));
      await page.getByTestId("password-input").waitFor();
      // Any request from now on fails.
      door.answer("/api/metadata", 500);
      await page.getByTestId("unlock-button").click();
      await page.getByTestId("password-input").pressSequentially(PASSWORD);
      door.open();
      await page.getByTestId("unlock-button").click();
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R8.3"],
    rule: "a wrong key leads to /404 [R8.3]",
    journey: async (stage) => {
      const { page, origin } = stage;
      await openLink(stage, await wrongLink(stage));
      await page.getByTestId("not-found").waitFor();
      expect(await readAddress(page)).toBe(`${origin}/404`);
    },
  },
  {
    rows: [],
    rule: "an incomplete link can be completed on /404, and its key is in no address [R2.75b]",
    journey: async (stage) => {
      const { page, origin } = stage;
      const whole = await stage.receive({});
      await openLink(stage, `${whole.slice(0, -3)}AAA`);
      await page.getByTestId("key-input").pressSequentially(whole);
      await page.getByRole("button", { name: "Open" }).click();
      await page.getByTestId("download-preview").waitFor();
      expect(await readAddress(page)).toBe(`${origin}${new URL(whole).pathname.replace(/\/$/, "")}`);
    },
  },
  {
    rows: ["R5.21"],
    rule: "an invalid id leads to the not-found page",
    journey: async (stage) => {
      await openLink(stage, `${stage.origin}/download/not-an-id/#${"A".repeat(22)}`);
      await stage.page.getByTestId("not-found").waitFor();
    },
  },
  {
    rows: ["R4.12"],
    rule: "a cancelled download returns to the files, which can be downloaded again",
    journey: async (stage) => {
      const { page, door } = stage;
      await openLink(stage, await stage.receive({ bytes: PARCEL.bytes }));
      door.slow("/api/download", "down", { stopWhen: (_chunk, passed) => passed > PARCEL.bytes / 2 });
      await page.getByTestId("download-button").click();
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
      await page.getByTestId("cancel-download").click();
      await page.getByTestId("download-preview").waitFor();
      door.open();
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
    },
  },
  {
    rows: ["R8.18"],
    rule: "a link to an upload without nonce and password flag leads to the expired page, without further requests [R2.55b]",
    journey: async (stage) => {
      const { page, door } = stage;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      // A server whose page does not say it.
      await page.route("**/download/*/", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/<meta name="envoi-upload"[^>]*>/, "") });
      });
      door.answer("/api/exists", 200, {});
      await openLink(stage, await stage.receive({}));
      await page.getByTestId("expired").waitFor();
      expect(asked.filter((path) => path.startsWith("/api/metadata"))).toEqual([]);
    },
  },
  {
    rows: ["R8.7"],
    rule: "400 to a download returns to the files, as if it were cancelled",
    journey: async (stage) => {
      const { page, door } = stage;
      await openLink(stage, await stage.receive({}));
      door.answer("/api/download", 400, { error: 400, code: "bad_request" });
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-button").waitFor();
      door.open();
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
    },
  },
  {
    rows: ["R4.49", "R8.21"],
    rule: "downloads are streamed by the service worker, unless it does not start [R4.49]",
    journey: async (stage) => {
      const { page, door } = stage;
      const link = await stage.receiveHuge(LARGER_THAN_ANY_DISK);
      door.answer("/serviceWorker.js", 404);
      await openLink(stage, link);
      await page.getByTestId("large-file-warning").waitFor();
      door.open();
      await page.reload();
      await page.getByTestId("download-button").waitFor();
      expect(await page.getByTestId("large-file-warning").count()).toBe(0);
    },
  },
];
