import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";

const load = () => import("./views.chunk.ts");
const preloads: (() => Promise<void>)[] = [];

function lazyView<Name extends keyof Awaited<ReturnType<typeof load>>>(part: Name) {
  const view = lazyPart("upload-views", load, part);
  preloads.push(view.preload);
  return view;
}

export const AccountNeeded = lazyView("AccountNeeded");
export const ArchiveNotice = lazyView("ArchiveNotice");
export const DropOverlay = lazyView("DropOverlay");
export const ArchiveEditor = lazyView("ArchiveEditor");
export const DeliveryEditor = lazyView("DeliveryEditor");
export const FinishedView = lazyView("FinishedView");
export const LinkOffers = lazyView("LinkOffers");
export const NoteEditor = lazyView("NoteEditor");
export const ProtectingView = lazyView("ProtectingView");
export const UnprotectedView = lazyView("UnprotectedView");
export const ProtectionDialog = lazyView("ProtectionDialog");
export const SharedFiles = lazyView("SharedFiles");
export const RemovedFile = lazyView("RemovedFile");
export const UnfinishedUploads = lazyView("UnfinishedUploads");
export const UploadGuard = lazyView("UploadGuard");
export const UploadStrip = lazyView("UploadStrip");
export const SendingView = lazyView("SendingView");
export const UploadingView = lazyView("UploadingView");

/** Preloads all views after the empty drop area. */
export async function preloadViews(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}
