import { access, constants } from "node:fs/promises";
import path from "node:path";
import { makePrivateFolder, type UnfinishedDownloads } from "@envoi/client-node";
import type { Context } from "../context.ts";
import type { OwnRequests } from "../device/own-requests.ts";
import { explainFailure, isFolderError } from "../exit-codes.ts";

export type RequestRecords = { requests: OwnRequests; deliveries: UnfinishedDownloads };

/** @returns `null`, with a warning, if this device can't store them: an owner's link works without */
export async function openRequestRecords({ folders, output, openRecords }: Context): Promise<RequestRecords | null> {
  try {
    const { requests, deliveries } = await openRecords();
    for (const name of ["requests", "deliveries"]) {
      const folder = path.join(folders.state, name);
      await makePrivateFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK);
    }
    return { requests, deliveries };
  } catch (error) {
    if (!isFolderError(error)) throw error;
    output.warn(
      `This device can't record what it receives, so an interrupted collection begins again, and a delivery that the server lists twice is received twice: ${explainFailure(error).message}`,
    );
    return null;
  }
}
