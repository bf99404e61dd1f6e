/** @returns the trimmed address; `null` unless it consists of two non-empty parts with exactly one @ between them */
export function emailOrNull(text: string): string | null {
  const email = text.trim();
  return /^[^@]+@[^@]+$/.test(email) ? email : null;
}
