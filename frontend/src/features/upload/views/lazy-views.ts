import type { ComponentType } from "react";
import { type LazyPart, lazyPart } from "../../../shared/chunks/lazy-part.tsx";

const load = () => import("./views.chunk.ts");
const CHUNK = "upload-views";

type Views = Awaited<ReturnType<typeof load>>;

const ALL: { preload: () => Promise<void> }[] = [];

function lazyView<Props extends object>(pick: (views: Views) => ComponentType<Props>): LazyPart<Props> {
  const view = lazyPart(CHUNK, load, pick);
  ALL.push(view);
  return view;
}

export const ArchiveNotice = lazyView((views) => views.ArchiveNotice);
export const SignInRequiredView = lazyView((views) => views.SignInRequiredView);
export const DropOverlay = lazyView((views) => views.DropOverlay);
export const ArchiveEditor = lazyView((views) => views.ArchiveEditor);
export const FinishedView = lazyView((views) => views.FinishedView);
export const LinkOffers = lazyView((views) => views.LinkOffers);
export const NoteEditor = lazyView((views) => views.NoteEditor);
export const ProtectingView = lazyView((views) => views.ProtectingView);
export const UnprotectedView = lazyView((views) => views.UnprotectedView);
export const ProtectionDialog = lazyView((views) => views.ProtectionDialog);
export const SharedFiles = lazyView((views) => views.SharedFiles);
export const RemovedFile = lazyView((views) => views.RemovedFile);
export const UnfinishedUploads = lazyView((views) => views.UnfinishedUploads);
export const UploadGuard = lazyView((views) => views.UploadGuard);
export const UploadStrip = lazyView((views) => views.UploadStrip);
export const UploadingView = lazyView((views) => views.UploadingView);

/** Preloads all views that come after the empty drop area. */
export async function preloadViews(): Promise<void> {
  await Promise.all(ALL.map(({ preload }) => preload()));
}
