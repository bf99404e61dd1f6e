import {
  changeLimits,
  changeStrongPassword,
  checkExists,
  deleteUpload,
  discardBegun,
  fetchFileList,
  fetchInfo,
  pause,
  type Server,
  setPassword,
  writeFileList,
} from "@envoi/client";
import { removeAllKept } from "../saving/kept/kept-folder.ts";
import { canWriteOpfsFile, clearOpfsFiles } from "../saving/opfs-file.ts";
import { removeAllShares } from "../share-target/shared-files.ts";
import { createDirectRequests } from "./direct-requests.ts";
import { createDirectUploads, loadUnfinished } from "./direct-uploads.ts";
import { openDirect } from "./open-direct.ts";
import { stretching } from "./stretching.ts";
import type { WorkerTransfer } from "./transfer.ts";

/** Implements `WorkerTransfer` on the current thread. */
export function createDirectTransfer(server: Server): WorkerTransfer {
  return {
    ...createDirectUploads(server),
    ...createDirectRequests(server),
    async clearDevice({ stays, received }) {
      const { forgetLeaving } = await loadUnfinished();
      const forgotten = await forgetLeaving(stays);
      if (received) await Promise.all([removeAllKept(), removeAllShares(caches), clearOpfsFiles()]);
      // If a request to discard a session fails, the session simply expires.
      for (const session of forgotten) discardBegun(server, session).catch(() => undefined);
    },
    checkExists: (id, signal) => checkExists(server, id, signal),
    openDownload: (request, signal) => openDirect(server, request, { signal }),
    openStrongDownload: (request, options) => openDirect(server, request, options),
    canSaveToDisk: canWriteOpfsFile,
    async delay(ms, signal) {
      await pause(ms, signal);
      signal.throwIfAborted();
    },
    fetchInfo: (owner, signal) => fetchInfo(server, owner, signal),
    deleteUpload: (owner, signal) => deleteUpload(server, owner, signal),
    changeLimits: (owner, limits, bearer, signal) => changeLimits(server, owner, limits, bearer, signal),
    setPassword: (owner, request, signal) => setPassword(server, owner, request, signal),
    changeStrongPassword: (owner, change, options) => changeStrongPassword(server, owner, change, stretching(options)),
    fetchFileList: (access, signal) => fetchFileList(server, access, signal),
    writeFileList: (access, list, signal) => writeFileList(server, access, list, signal),
  };
}
