/** The objects of an answer with one per line. The server sends empty ones while it works. */
export async function linesOf<Line>(answer: Response): Promise<Line[]> {
  return (await answer.text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}
