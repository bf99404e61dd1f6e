/** @returns the address without what surrounds it, or `null` unless it has exactly one @ between parts that are not empty */
export function emailOrNull(text: string): string | null {
  const email = text.trim();
  return /^[^@]+@[^@]+$/.test(email) ? email : null;
}
