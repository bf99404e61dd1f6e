/** @returns the trimmed address, or `null` unless it has exactly one @ between two non-empty parts */
export function emailOrNull(text: string): string | null {
  const email = text.trim();
  return /^[^@]+@[^@]+$/.test(email) ? email : null;
}
