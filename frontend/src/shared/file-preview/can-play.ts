const answers = new Map<string, boolean>();

/** Whether this browser plays a media type. */
export function canPlay(type: string): boolean {
  const known = answers.get(type);
  if (known !== undefined) return known;
  const plays = document.createElement("video").canPlayType(type) !== "";
  answers.set(type, plays);
  return plays;
}
