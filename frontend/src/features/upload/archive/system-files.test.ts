import { expect, test } from "vitest";
import { isSystemFile } from "./collect-files.ts";

test.each([
  ...[".DS_Store", "Thumbs.db", "ehthumbs.db", "desktop.ini", "Desktop.ini", "._photo.jpg", "Icon\r", ".directory"],
  ...["~$letter.docx", ".~lock.table.ods#", ".nfs000000000012ab3400000001", ".fuse_hidden0000000a00000001"],
  ...["report.pdf:Zone.Identifier", "report.pdf\uf03aZone.Identifier", ".localized", ".apdisk", "Icon\uf00d"],
  ...[".smbdeleteAAA12b4", ".@__thumb/s100photo.jpg", "#recycle/old.txt", "#snapshot/GMT-2024/a.txt"],
  ...["__MACOSX/._a.jpg", ".Spotlight-V100/Store-V2/x", ".Trashes/501/old.txt", ".fseventsd/0000", ".TemporaryItems/a"],
  ...["$RECYCLE.BIN/S-1-5/$R1.txt", "System Volume Information/x", ".Trash-1000/files/x", "@eaDir/photo.jpg"],
])("%j in a folder is a system file", (name) => {
  expect(isSystemFile(`holiday/${name}`)).toBe(true);
  expect(isSystemFile(`holiday/deeper/${name}`)).toBe(true);
});

test.each([".DS_Store", "Thumbs.db", "~$letter.docx", "._photo.jpg", "desktop.ini"])(
  "%j is not a system file if selected by name",
  (name) => {
    expect(isSystemFile(name)).toBe(false);
  },
);

test("if a system folder itself is selected, its files are sent, except system files", () => {
  expect(isSystemFile("__MACOSX/a.jpg")).toBe(false);
  expect(isSystemFile("__MACOSX/._a.jpg")).toBe(true);
});

test.each([
  ...[".gitkeep", ".nojekyll", ".env", "._", "Icon", "icon.png", "thumbs.db.txt", "my desktop.ini", ".directory.md"],
  ...["~letter.docx", "$letter.docx", ".nfs", ".nfsd-notes", ".lock", ".~lock.x", ".DS_Store.txt", ".trash-can"],
  ...["Zone.Identifier", "lost+found.txt", "DS_Store", "trashes", "photo.jpg", ".hidden", "recycle.bin"],
  ...["recycle", "#recycled.txt", ".smbdelete", "snapshot", "@thumb", "C# recycle"],
])("%j is a user's own file", (name) => {
  expect(isSystemFile(`holiday/${name}`)).toBe(false);
});
