import type { Environment } from "../../../shared/environment.tsx";
import type { FileContent } from "../../../shared/file-preview/file-content.ts";
import { createHandOver } from "../../../shared/saving/hand-over.ts";
import { saveFile } from "../../../shared/saving/save-file.ts";
import type { SaveOptions } from "../../../shared/saving/saver.ts";
import { DownloadRun } from "./download-run.ts";
import type { ChosenFiles } from "./download-state.ts";
import { createLinkCheck } from "./link-check.ts";
import { createOneByOne } from "./one-by-one.ts";
import type { DownloadLink } from "./opened-upload.ts";
import { continueDownload, saveAgain, saveDownload } from "./save-download.ts";
import { SessionCore } from "./session-core.ts";

type Dependencies = Pick<
  Environment,
  "transfer" | "storage" | "saver" | "handOver" | "copyText" | "now" | "metrics" | "errorReports"
>;

export type DownloadSession = ReturnType<typeof createDownloadSession>;

/** The session that receives one upload with its key. */
export function createDownloadSession(deps: Dependencies, link: DownloadLink) {
  const { transfer, saver, handOver = createHandOver(window), copyText, now } = deps;
  const core = new SessionCore(transfer, link);
  const { store, upload } = core;
  const check = createLinkCheck(deps, core);
  const run = new DownloadRun(deps, core, check);
  const onProgress: SaveOptions["onProgress"] = (progress) =>
    store.dispatch({ type: "progressed", progress, atMs: now() });
  const parts = { saver, onProgress, core, check, run };
  /** Saves or shares files one by one instead of as a ZIP. */
  const oneByOne = createOneByOne({
    handOver,
    saveFile,
    onProgress,
    pausing: run.pausing,
    take: (deliver, chosen) => run.run(deliver, chosen),
  });
  /**
   * Content for file previews. Both methods claim the download if necessary. If the download cannot be claimed or its
   * Claim has lapsed, the session's state shows this.
   */
  const content: FileContent = {
    readRange: (options) => run.read((source) => source.readRange(options)),
    play: (options) => run.read((source) => saver.play(source, upload.openRequest(), options)),
  };
  return {
    link,
    store,
    oneByOne,
    content,
    getMetadata: check.getMetadata,
    submitPassword: check.submitPassword,
    /** Copies the link so that it can be opened elsewhere. */
    copy: (shareLink: string) =>
      copyText(shareLink).then(
        () => store.dispatch({ type: "copy" }),
        () => store.dispatch({ type: "copyRefused" }),
      ),
    /**
     * Fetches, decrypts and saves all or some files. Ignored unless ready. `mayUseMemory`: even a large download may be
     * held in memory.
     */
    download: (chosen: ChosenFiles | null = null, mayUseMemory = false) => saveDownload(parts, chosen, mayUseMemory),
    /** Continues an earlier page's kept download, or starts over if that is impossible. */
    goOn: () => continueDownload(parts),
    showNote: () =>
      run.run(async (source, signal) => {
        const blob = await source.read({ to: "memory", signal });
        return { type: "noteRead", text: await blob.text() };
      }),
    downloadAgain: () => saveAgain(parts),
    pause: (isPaused: boolean) => run.pause(isPaused),
    /** Pauses a running download while the browser is offline so that the download does not fail. */
    setOffline: (isOffline: boolean) => run.setOffline(isOffline),
    cancel: () => void run.stop(),
    /**
     * Data for a report of the upload; `null` if it cannot be reported. Remains available when the upload is used up.
     */
    reportable: () => upload.reportable(),
    /** Cancels operations and discards the keys; the session can be restarted. */
    close() {
      core.close();
      oneByOne.forget();
      store.dispatch({ type: "reset" });
    },
  };
}
