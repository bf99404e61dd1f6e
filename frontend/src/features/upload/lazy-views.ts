import { latePart } from "../../shared/chunks/late-part.tsx";

const load = () => import("./views.chunk.ts");
const CHUNK = "upload-views";

export const SignInRequiredView = latePart(CHUNK, async () => (await load()).SignInRequiredView);
export const ArchiveEditor = latePart(CHUNK, async () => (await load()).ArchiveEditor);
export const FinishedView = latePart(CHUNK, async () => (await load()).FinishedView);
export const NoticeDialog = latePart(CHUNK, async () => (await load()).NoticeDialog);
export const ProtectingView = latePart(CHUNK, async () => (await load()).ProtectingView);
export const UnprotectedView = latePart(CHUNK, async () => (await load()).UnprotectedView);
export const UploadingView = latePart(CHUNK, async () => (await load()).UploadingView);

const ALL = [
  SignInRequiredView,
  ArchiveEditor,
  FinishedView,
  NoticeDialog,
  ProtectingView,
  UnprotectedView,
  UploadingView,
];

/** Everything that follows the empty drop area, before a person gets there. */
export async function preloadViews(): Promise<void> {
  await Promise.all(ALL.map(({ preload }) => preload()));
}
