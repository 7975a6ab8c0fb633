/** Schemes that the server accepts in a link; an address without a scheme leads within the portal. */
const ALLOWED_SCHEME = /^(https?|mailto|tel):/i;
/** Control characters and spaces, which browsers ignore in a scheme. */
const IGNORED = /[\p{Cc}\s]/gu;

/** Returns the trimmed address if a link may have it, otherwise null: no script, no data, no scheme that the server refuses. */
export function safeAddress(address: string): string | null {
  const bare = address.replace(IGNORED, '');
  if (bare === '') return null;
  return ALLOWED_SCHEME.test(bare) || !/^[^/?#]*:/.test(bare) ? address.trim() : null;
}
