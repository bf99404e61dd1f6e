import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { configure, openHome } from "./steps.ts";

const CHUNK_PATIENCE_MS = 120_000;

async function openPath({ page, origin }: Stage, path: string, testId: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByTestId(testId).waitFor();
}

/** `/error` after a failure of this kind. */
function failure(code: string, text: string): Screen {
  return {
    id: `error-${code}`,
    shows: [`error ${code}`],
    journey: async (stage) => {
      await openPath(stage, "/error", "error");
      // Where the router keeps what a page is told by the one before it.
      await stage.page.evaluate((usr) => history.replaceState({ usr, key: "after", idx: 0 }, ""), { code });
      await stage.page.reload();
      await stage.page.getByText(text).waitFor();
    },
  };
}

/** What stands beside sending and receiving. */
export const PAGE_SCREENS: readonly Screen[] = [
  {
    id: "legal",
    shows: ["/legal"],
    journey: async ({ page, origin }) => {
      await page.goto(`${origin}/legal`);
      await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
    },
  },
  {
    id: "blank",
    shows: ["/blank"],
    hasNoHeading: true,
    journey: async ({ page, origin }) => {
      await page.goto(`${origin}/blank`);
      await page.getByRole("contentinfo").waitFor();
    },
  },
  { id: "error", shows: ["/error"], journey: (stage) => openPath(stage, "/error", "error") },
  { id: "not-found", shows: ["*"], journey: (stage) => openPath(stage, "/nowhere", "not-found") },
  {
    id: "unsupported-outdated",
    shows: ["/unsupported/:reason"],
    journey: (stage) => openPath(stage, "/unsupported/outdated", "outdated"),
  },
  {
    id: "unsupported",
    shows: ["/unsupported/:reason"],
    journey: (stage) => openPath(stage, "/unsupported/crypto", "unsupported"),
  },
  {
    id: "unsupported-insecure",
    shows: ["/unsupported/:reason"],
    journey: async (stage) => {
      await stage.page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
      await openPath(stage, "/unsupported/crypto", "unsupported");
      await stage.page.getByText("This address is not secure").waitFor();
    },
  },
  {
    id: "promo",
    shows: [],
    journey: async (stage) => {
      await configure(stage, (config) => ({ ...config, UI: { ...config.UI, promo: "Closed on Sunday night" } }));
      await openHome(stage);
      await stage.page.getByText("Closed on Sunday night").waitFor();
    },
  },
  {
    id: "config-loading",
    shows: ["ConfigState.loading"],
    hasNoHeading: true,
    journey: async ({ page, door, origin }) => {
      door.hold("/config");
      await page.goto(`${origin}/legal`);
      await page.getByRole("contentinfo").waitFor();
    },
  },
  {
    id: "config-failed",
    shows: ["ConfigState.failed"],
    journey: async ({ page, door, origin }) => {
      door.answer("/config", 500);
      await page.goto(origin);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    id: "chunk-missing",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.cut("/assets/legal-page");
      await page.goto(`${origin}/legal`);
      await page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "chunk-timeout",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.hold("/assets/legal-page");
      await page.clock.install();
      await page.goto(`${origin}/legal`);
      await page.getByRole("contentinfo").waitFor();
      await page.clock.fastForward(CHUNK_PATIENCE_MS);
      await page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "crash",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.answer("/assets/legal-page", 200, `export function LegalPage() { throw new Error("unforeseen"); }`);
      await page.goto(`${origin}/legal`);
      await page.getByTestId("crash").waitFor();
    },
  },
  failure("too_large", "larger than this service allows"),
  failure("rate_limited", "too many tries"),
  failure("busy", "as much to do as it can"),
  failure("unavailable", "not available right now"),
  failure("idle_timeout", "quiet for too long"),
  failure("connect_failed", "could not be reached"),
  failure("connection_lost", "broke off"),
  failure("file_changed", "changed or could not be read"),
  failure("damaged", "not what was sent"),
  failure("incomplete", "stopped saving in the middle"),
];
