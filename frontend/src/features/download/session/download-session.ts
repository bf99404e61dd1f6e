import type { Environment } from "../../../shared/environment.tsx";
import type { FileContent } from "../../../shared/file-preview/file-content.ts";
import { createHandOver } from "../../../shared/saving/hand-over.ts";
import { saveFile } from "../../../shared/saving/save-file.ts";
import type { SaveOptions } from "../../../shared/saving/saver.ts";
import type { ReducerStore } from "../../../shared/state/reducer-store.ts";
import { DownloadRun } from "./download-run.ts";
import type { ChosenFiles, DownloadAction, DownloadState } from "./download-state.ts";
import { LinkCheck } from "./link-check.ts";
import { createOneByOne, type OneByOne } from "./one-by-one.ts";
import type { DownloadLink, Reportable } from "./opened-upload.ts";
import { continueDownload, saveAgain, saveDownload } from "./save-download.ts";
import { SessionCore } from "./session-core.ts";

/** One upload received by its key. */
export type DownloadSession = {
  link: DownloadLink;
  store: ReducerStore<DownloadState, DownloadAction>;
  /** Checks the link and fetches its Metadata. Also retries a failed check. */
  getMetadata: () => Promise<void>;
  /** Ignores an empty password, and a second one while the first is being tried. */
  submitPassword: (password: string) => Promise<void>;
  /** Copies the link, to open it elsewhere. */
  copy: (shareLink: string) => Promise<void>;
  /** Fetches, decrypts and saves all files, or some. Ignored unless ready. `mayUseMemory`: also a large download. */
  download: (chosen?: ChosenFiles | null, mayUseMemory?: boolean) => Promise<void>;
  /** Continues what an earlier page has kept, or begins anew if that is too late. */
  goOn: () => Promise<void>;
  /** Instead of a ZIP. */
  oneByOne: OneByOne;
  /**
   * For file previews. Both calls take the download if it is not yet taken. If it cannot be taken, or has lapsed, the
   * session's state says so.
   */
  content: FileContent;
  /** Fetches a note and shows it. */
  showNote: () => Promise<void>;
  /** Downloads again after the file was saved. */
  downloadAgain: () => Promise<void>;
  /** Pauses a running download, or continues it. */
  pause: (isPaused: boolean) => void;
  /** Pauses while the browser is offline, so that a download does not give up meanwhile. */
  setOffline: (isOffline: boolean) => void;
  cancel: () => void;
  /** What a report of the upload needs; `null`: it cannot be reported. Stays when the upload is used up. */
  reportable: () => Reportable | null;
  /** Cancels operations and forgets the keys; the session can be started again. */
  close: () => void;
};

type Dependencies = Pick<
  Environment,
  "transfer" | "storage" | "saver" | "handOver" | "copyText" | "now" | "metrics" | "errorReports"
>;

export function createDownloadSession(deps: Dependencies, link: DownloadLink): DownloadSession {
  const { transfer, saver, handOver = createHandOver(window), copyText, now } = deps;
  const core = new SessionCore(transfer, link);
  const { store, upload } = core;
  const check = new LinkCheck(deps, core);
  const run = new DownloadRun(deps, core, check);
  const onProgress: SaveOptions["onProgress"] = (progress) =>
    store.dispatch({ type: "progressed", progress, atMs: now() });
  const parts = { saver, onProgress, core, check, run };
  const oneByOne = createOneByOne({
    handOver,
    saveFile,
    onProgress,
    pausing: run.pausing,
    take: (deliver, chosen) => run.run(deliver, chosen),
  });
  return {
    link,
    store,
    getMetadata: () => check.getMetadata(),
    submitPassword: (password) => check.submitPassword(password),
    copy: (shareLink) =>
      copyText(shareLink).then(
        () => store.dispatch({ type: "copy" }),
        () => store.dispatch({ type: "copyRefused" }),
      ),
    download: (chosen = null, mayUseMemory = false) => saveDownload(parts, chosen, mayUseMemory),
    goOn: () => continueDownload(parts),
    oneByOne,
    content: {
      readRange: (options) => run.read((source) => source.readRange(options)),
      play: (options) => run.read((source) => saver.play(source, upload.openRequest(), options)),
    },
    showNote: () =>
      run.run(async (source, signal) => {
        const blob = await source.read({ to: "memory", signal });
        return { type: "noteRead", text: await blob.text() };
      }),
    downloadAgain: () => saveAgain(parts),
    pause: (isPaused) => run.pause(isPaused),
    setOffline: (isOffline) => run.setOffline(isOffline),
    cancel: () => void run.stop(),
    reportable: () => upload.reportable(),
    close() {
      core.close();
      oneByOne.forget();
      store.dispatch({ type: "closed" });
    },
  };
}
