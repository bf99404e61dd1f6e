import { PATIENCE_MS, type Stage } from "./stage.ts";

/** A fresh profile of the same browser that prefers this language. */
export async function openProfile(stage: Stage, locale: string): Promise<Stage & AsyncDisposable> {
  const context = await stage.page.context().browser()?.newContext({ locale, reducedMotion: "reduce" });
  if (context === undefined) throw new Error("the browser is gone");
  context.setDefaultTimeout(PATIENCE_MS);
  return { ...stage, page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() };
}

/** Another device of the same person, with a clock controlled by the test. */
export async function openOtherDevice(stage: Stage): Promise<Stage & AsyncDisposable> {
  const device = await openProfile(stage, "en-US");
  await device.page.clock.install();
  return device;
}
