import type { OpenedKeys } from "@envoi/client";
import { parseLinkKey } from "@envoi/crypto";
import type { Nonce, UploadId } from "@envoi/protocol";
import { type Reportable, reportableOf } from "../../../shared/report/reportable.ts";
import type { OpenedDownload, OpenRequest, Transfer } from "../../../shared/transfer/transfer.ts";

export type DownloadLink = { id: UploadId; secretB64: string };

type Opening = { password: string | null; nonce: Nonce | null };

/** The upload behind a link, with the keys that reopen it. */
export class OpenedUpload {
  readonly link: DownloadLink;
  /** Whether a password is part of the encryption key. */
  readonly isStrong: boolean;
  readonly #transfer: Transfer;
  #download: OpenedDownload | null = null;
  #reportTicket: string | null = null;
  #password: string | null = null;
  /** The keys of an accepted strong password, cached because deriving them takes a long time. */
  #keys: OpenedKeys | null = null;

  constructor(transfer: Transfer, link: DownloadLink) {
    this.#transfer = transfer;
    this.link = link;
    this.isStrong = parseLinkKey(link.secretB64)?.passwordProfile === 2;
  }

  /** The opened upload; `null` until it is open. */
  get download(): OpenedDownload | null {
    return this.#download;
  }

  /** The accepted password, so that a cancelled download can be reopened without asking again. */
  get password(): string | null {
    return this.#password;
  }

  /**
   * Opens the upload, closing it first if it is open.
   *
   * @param onProgress - progress of deriving keys from a strong password, from 0 to 1
   * @returns `null` if the signal aborted while the upload was being opened
   * @throws the same errors as `Transfer.openDownload`
   */
  async open(
    opening: Opening,
    { onProgress, signal }: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ): Promise<OpenedDownload | null> {
    this.close();
    const keys = opening.password === this.#password ? this.#keys : null;
    const request = { ...this.link, ...opening, ...(keys && { openedKeys: keys }) };
    const download = await (this.isStrong
      ? this.#transfer.openStrongDownload(request, { onProgress, signal })
      : this.#transfer.openDownload(request, signal));
    if (signal.aborted) {
      download.close();
      return null;
    }
    this.#download = download;
    this.#password = opening.password;
    this.#keys = download.openedKeys ?? null;
    this.#reportTicket = download.reportTicket ?? null;
    return download;
  }

  /** The request with which the service worker opens the upload. */
  openRequest(): OpenRequest {
    // With a password, a used Nonce would count as a wrong guess.
    const nonce = this.#password === null ? (this.#download?.nextNonce ?? null) : null;
    return { ...this.link, password: this.#password, nonce, ...(this.#keys && { openedKeys: this.#keys }) };
  }

  /** Data for a report of the upload; `null` if it cannot be reported. Remains available when the upload is closed. */
  reportable(): Reportable | null {
    const { id, secretB64 } = this.link;
    return reportableOf({ id, reportTicket: this.#reportTicket, openedKeys: this.#keys, secretB64 });
  }

  forgetPassword(): void {
    this.#password = null;
    this.#keys = null;
  }

  close(): void {
    this.#download?.close();
    this.#download = null;
  }
}
