import { lazyPart } from "../../shared/chunks/lazy-part.tsx";
import { loadChunk } from "../../shared/chunks/load-chunk.ts";
import type { ChosenFile } from "./archive.ts";

const load = () => import("./views.chunk.ts");
const CHUNK = "upload-views";

export const SignInRequiredView = lazyPart(CHUNK, async () => (await load()).SignInRequiredView);
export const DropOverlay = lazyPart(CHUNK, async () => (await load()).DropOverlay);
export const ArchiveEditor = lazyPart(CHUNK, async () => (await load()).ArchiveEditor);
export const FinishedView = lazyPart(CHUNK, async () => (await load()).FinishedView);
export const LinkOffer = lazyPart(CHUNK, async () => (await load()).LinkOffer);
export const NoteEditor = lazyPart(CHUNK, async () => (await load()).NoteEditor);
export const NoticeDialog = lazyPart(CHUNK, async () => (await load()).NoticeDialog);
export const PastedFiles = lazyPart(CHUNK, async () => (await load()).PastedFiles);
export const ProtectingView = lazyPart(CHUNK, async () => (await load()).ProtectingView);
export const UnprotectedView = lazyPart(CHUNK, async () => (await load()).UnprotectedView);
export const ProtectionDialog = lazyPart(CHUNK, async () => (await load()).ProtectionDialog);
export const ReceivedFiles = lazyPart(CHUNK, async () => (await load()).ReceivedFiles);
export const SignUpOffer = lazyPart(CHUNK, async () => (await load()).SignUpOffer);
export const UploadStrip = lazyPart(CHUNK, async () => (await load()).UploadStrip);
export const UploadingView = lazyPart(CHUNK, async () => (await load()).UploadingView);

/** Reads what was dropped; see `collectDroppedFiles`. */
export async function collectLazily(
  dropped: readonly (FileSystemEntry | File)[],
  atMost: number,
): Promise<ChosenFile[]> {
  const { collectDroppedFiles } = await loadChunk(CHUNK, load);
  return collectDroppedFiles(dropped, atMost);
}

const ALL = [
  SignInRequiredView,
  DropOverlay,
  ArchiveEditor,
  NoteEditor,
  FinishedView,
  LinkOffer,
  NoticeDialog,
  PastedFiles,
  ProtectingView,
  ReceivedFiles,
  SignUpOffer,
  UnprotectedView,
  UploadStrip,
  UploadingView,
];

/** Preloads all views that come after the empty drop area. */
export async function preloadViews(): Promise<void> {
  await Promise.all(ALL.map(({ preload }) => preload()));
}
