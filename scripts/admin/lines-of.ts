/** The objects of an answer with one per line. */
export async function linesOf<Line>(answer: Response): Promise<Line[]> {
  return (await answer.text())
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}
