import type { IssuerAway, LoadShedding, QuotaCharge, QuotaHolder } from "@envoi/platform";
import type { AcceptedUploadRequest, UploadRequest } from "@envoi/protocol";
import { type AdmitDeps, admitUpload } from "./admit-upload.ts";
import { type ChargeDeps, chargeUpload } from "./charge-upload.ts";
import { countedBytes, type StoredBytes } from "./stored-bytes.ts";

export type BeginDeps = AdmitDeps &
  ChargeDeps & {
    load?: LoadShedding;
    storedBy(sender: QuotaHolder): StoredBytes;
  };

/** Takes memory for a body. @throws ProtocolError `busy` */
export type TakeMemory = (declaredBytes: number | null, maxBytes: number) => Promise<void>;

export type BeginOptions<Opened> = {
  network: string;
  /** Load shedding has admitted the client. */
  isAdmitted: boolean;
  takeMemory: TakeMemory;
  /** Opens the session. */
  open(request: AcceptedUploadRequest, maxBytes: number, stored: StoredBytes): Promise<Opened>;
  signal: AbortSignal;
};

/** An upload that may begin, whichever way its bytes arrive. */
export type BegunUpload<Opened> = {
  opened: Opened;
  request: AcceptedUploadRequest;
  maxBytes: number;
  /** Error for a body beyond `maxBytes`; `null`: `too_large`. */
  beyondLimit: IssuerAway | null;
  charge: QuotaCharge;
  /** Counts the actual length at the end; `null` if it was declared. */
  settle: ((bodyBytes: number) => Promise<void>) | null;
};

/**
 * Admits a new upload: checks it against the limits of its sender, takes memory for it, counts it in the sender's quotas
 * and opens its session. Nothing is counted if it fails.
 *
 * @throws ProtocolError
 */
export async function beginUpload<Opened extends { id: Parameters<StoredBytes["settle"]>[0] }>(
  deps: BeginDeps,
  message: UploadRequest,
  { network, isAdmitted, takeMemory, open, signal }: BeginOptions<Opened>,
): Promise<BegunUpload<Opened>> {
  if (!isAdmitted) deps.load?.admit("transfer", () => network);
  const { request, maxBytes, account, issuerAway } = await admitUpload(deps, message, signal);
  const { declaredBytes, sealedMetadata, timeLimitSeconds } = request;
  await takeMemory(declaredBytes, maxBytes);
  const holder = { network, account };
  const charge = await chargeUpload(deps, holder, { bodyBytes: declaredBytes ?? maxBytes, sealedMetadata });
  const stored = deps.storedBy(holder);
  const opened = await open(request, maxBytes, stored).catch((error: unknown) => {
    charge.cancel();
    throw error;
  });
  const settle = (bodyBytes: number) =>
    stored.settle(opened.id, { bytes: countedBytes(bodyBytes, sealedMetadata), timeLimitSeconds });
  return {
    ...{ opened, request, maxBytes, beyondLimit: issuerAway, charge },
    settle: declaredBytes === null ? settle : null,
  };
}
