/** Lines that mark an object as managed by Helm. */
const HELM_LINES = /^ +(?:app\.kubernetes\.io\/managed-by: Helm|helm\.sh\/chart: .*)\n/gm;
const SOURCE = /^# Source: envoi\/templates\/(?<file>[\w-]+\.yaml)\n/;

/** The plain manifests that Helm renders, by template file. */
export function plainManifests(rendered: string): Map<string, string> {
  const files = new Map<string, string>();
  const documents = rendered.split(/^---\n/m).filter((document) => document.trim() !== "");
  for (const document of documents) {
    const file = SOURCE.exec(document)?.groups?.["file"];
    if (file === undefined) throw new Error(`no template is named in: ${document}`);
    const plain = `${document.replace(SOURCE, "").replaceAll(HELM_LINES, "").trim()}\n`;
    const before = files.get(file);
    files.set(file, before === undefined ? plain : `${before}---\n${plain}`);
  }
  return files;
}
