import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { compareReports } from "../../load-tests/report/compare.ts";
import { mergeReports } from "../../load-tests/report/merge.ts";
import type { Report } from "../../load-tests/report/report.ts";
import { formatText } from "../../load-tests/report/text.ts";
import { root } from "../root.ts";
import { SetupError } from "../setup/setup-error.mjs";
import { REPORTS, writeReport } from "./run-load.ts";

async function readReport(file: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(path.resolve(root, file), "utf8")) as Report;
  } catch (error) {
    throw new SetupError(`${file} is not a report: ${error instanceof Error ? error.message : error}`);
  }
}

/** The last two reports of a profile, or of all profiles. Their names end with the time. */
async function findLastTwo(profile: string | undefined): Promise<string[]> {
  const timeOf = (file: string) => /-(\d{8}T\d{9}Z)\.json$/.exec(file)?.[1] ?? "";
  const files = await readdir(path.join(root, REPORTS)).catch(() => []);
  const dated = files.filter(
    (file) => timeOf(file) !== "" && (profile === undefined || file.startsWith(`${profile}-`)),
  );
  const last = dated.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other))).slice(-2);
  if (last.length < 2) throw new SetupError(`${REPORTS} has fewer than two reports ${profile ?? ""}`.trimEnd());
  return last.map((file) => path.join(REPORTS, file));
}

/** @param names - two report files; or a profile, or nothing, for the last two reports */
export async function compareRuns(names: readonly string[]): Promise<string> {
  if (names.length > 2) throw new SetupError("compare takes two reports");
  const [before = "", after = ""] = names.length === 2 ? names : await findLastTwo(names[0]);
  return compareReports(await readReport(before), await readReport(after));
}

/** Writes the report of a run whose segments have these reports. */
export async function mergeSegments(files: readonly string[]): Promise<{ report: Report; text: string; file: string }> {
  const reports = await Promise.all(files.map(readReport));
  try {
    const report = mergeReports(reports);
    const file = path.resolve(root, `${files[0]?.replace(/\.json$/, "")}-merged`);
    await writeReport(file, report);
    return { report, text: formatText(report), file: path.relative(root, file) };
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}
