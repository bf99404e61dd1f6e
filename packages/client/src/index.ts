export * from "./config.ts";
export * from "./download.ts";
export { safeManifestName, safeManifestNames } from "./manifest-names.ts";
export * from "./owner.ts";
export type { Server } from "./server.ts";
export type { SourceFile } from "./source.ts";
export * from "./transfer-error.ts";
export * from "./upload.ts";
export type { UploadPhase, UploadProgress } from "./upload-report.ts";
