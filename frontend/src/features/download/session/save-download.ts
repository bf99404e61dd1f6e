import type { Environment } from "../../../shared/environment.tsx";
import type { SaveOptions } from "../../../shared/saving/saver.ts";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";
import { failureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { DownloadRun } from "./download-run.ts";
import type { ChosenFiles } from "./download-state.ts";
import type { LinkCheck } from "./link-check.ts";
import { CANNOT_CONTINUE, type SessionCore } from "./session-core.ts";

type SaveChoice = { chosen: ChosenFiles | null; mayUseMemory: boolean; continues: boolean };

type SessionParts = {
  saver: Environment["saver"];
  onProgress: SaveOptions["onProgress"];
  core: SessionCore;
  check: LinkCheck;
  run: DownloadRun;
};

function save(
  { saver, onProgress, core, run }: SessionParts,
  source: OpenedDownload,
  { chosen, ...saving }: SaveChoice,
  signal: AbortSignal,
): Promise<void> {
  return saver.save(source, core.upload.openRequest(), {
    onProgress,
    ...saving,
    ...(chosen && { indexes: chosen.indexes }),
    pausing: run.pausing,
    signal,
  });
}

export function saveDownload(parts: SessionParts, chosen: ChosenFiles | null, mayUseMemory: boolean): Promise<void> {
  return parts.run.run(async (source, signal) => {
    await save(parts, source, { chosen, mayUseMemory, continues: false }, signal);
    return { type: "saved" };
  }, chosen);
}

/** Continues an earlier page's kept download, or starts over if that is impossible. */
export async function continueDownload(parts: SessionParts): Promise<void> {
  const { saver, core, check, run } = parts;
  const state = core.store.getState();
  if (state.kind !== "kept") return;
  const { id } = core.upload.link;
  const { size } = state.preview.metadata;
  // Another tab or the earlier page's service worker may have saved the file in the meantime.
  if ((await saver.keptBytes(id, size)) === 0) return check.getMetadata();
  await run.run(async (source, signal) => {
    const whole = { chosen: null, mayUseMemory: state.preview.needsMemory };
    try {
      await save(parts, source, { ...whole, continues: true }, signal);
    } catch (error) {
      if (signal.aborted || !CANNOT_CONTINUE.includes(failureCode(error))) throw error;
      await saver.discardKept(id, size);
      core.store.dispatch({ type: "restarted" });
      await save(parts, source, { ...whole, continues: false }, signal);
    }
    return { type: "saved" };
  });
}

export async function saveAgain(parts: SessionParts): Promise<void> {
  const { store } = parts.core;
  if (store.getState().kind !== "complete") return;
  await parts.run.stop();
  const state = store.getState();
  // A file that must be held in memory needs the user's consent first.
  if (state.kind === "ready" && !state.preview.needsMemory) await saveDownload(parts, null, false);
}
