import { type Fixture, PATIENCE_MS } from "./fixture.ts";

/** Opens a fresh profile of the same browser, with this preferred language. */
export async function openProfile(fixture: Fixture, locale: string): Promise<Fixture & AsyncDisposable> {
  const context = await fixture.page.context().browser()?.newContext({ locale, reducedMotion: "reduce" });
  if (context === undefined) throw new Error("the browser is gone");
  context.setDefaultTimeout(PATIENCE_MS);
  return { ...fixture, page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() };
}

/** Opens another device of the same user, with a test-controlled clock. */
export async function openOtherDevice(fixture: Fixture): Promise<Fixture & AsyncDisposable> {
  const device = await openProfile(fixture, "en-US");
  await device.page.clock.install();
  return device;
}
