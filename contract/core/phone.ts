/** Returns the digits to dial for a written number, without a "(0)" after a country code; null if there are fewer than three digits. */
export function dialledNumber(number: string): string | null {
  const dialled = number
    .trim()
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '');
  return dialled.length > 2 ? dialled : null;
}
