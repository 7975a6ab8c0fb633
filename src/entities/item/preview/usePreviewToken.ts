import { useEffect } from 'react';
import { useLocation, useNavigate } from 'umi';

const STORAGE_PREFIX = 'portico.preview ';

/**
 * Returns the token of the preview link that the page was opened with. Takes it out of the address, so that copied addresses,
 * the history and screenshots do not hold it; this tab remembers it, for reloads and anchors.
 */
export function usePreviewToken(): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (given === null || !remember(pathname, given)) return;
    const rest = new URLSearchParams(search);
    rest.delete('token');
    navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }, [given, pathname, search, hash, navigate]);
  return given ?? remembered(pathname);
}

/** Remembers the token for this tab. Returns false if storage is blocked; the token then stays in the address. */
function remember(pathname: string, token: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_PREFIX + pathname, token);
    return true;
  } catch {
    return false;
  }
}

function remembered(pathname: string): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_PREFIX + pathname) ?? undefined;
  } catch {
    return undefined;
  }
}
