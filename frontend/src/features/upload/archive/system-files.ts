/** Files and folders, in lower case, that systems and file servers create in folders, mostly hidden. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set([
  // macOS
  ...[
    ".ds_store",
    ".appledouble",
    ".lsoverride",
    ".localized",
    ".apdisk",
    ".volumeicon.icns",
    "icon\r",
    "icon\uf00d",
    "__macosx",
  ],
  ...[".documentrevisions-v100", ".fseventsd", ".spotlight-v100", ".temporaryitems", ".trashes", "temporary items"],
  ...[".com.apple.timemachine.donotpresent", ".appledb", ".appledesktop", "network trash folder"],
  // Windows
  ...["thumbs.db", "thumbs.db:encryptable", "ehthumbs.db", "ehthumbs_vista.db", "desktop.ini"],
  ...["$recycle.bin", "system volume information"],
  // Linux, and network storage
  ...[".directory", "lost+found", "@eadir", ".@__thumb", "#recycle", "#snapshot"],
]);

/**
 * Names with a changing part: the halves of files that macOS writes on other systems' disks; locks of Office and
 * LibreOffice; files that were deleted while open, on NFS, SMB and FUSE; recycle bins of Linux; the marks of downloaded
 * files that Windows shows to Linux. Where a name must not contain a colon or a return, U+F03A and U+F00D stand for them.
 */
const SYSTEM_PATTERN =
  /^(?:\._.+|~\$.+|\.~lock\..+#|\.nfs[0-9a-f]{4,}|\.smbdelete[0-9a-z]+|\.fuse_hidden[0-9a-f]+|\.trash-\d+|.+[:\uf03a]zone\.identifier)$/is;

/**
 * Whether systems and programs keep this file for themselves in a folder that a person chose. A file or folder that the
 * person chose by name never counts as such.
 *
 * @param path - from the chosen folder on
 */
export function isSystemFile(path: string): boolean {
  const [, ...inside] = path.split("/");
  return inside.some((name) => SYSTEM_NAMES.has(name.toLowerCase()) || SYSTEM_PATTERN.test(name));
}
