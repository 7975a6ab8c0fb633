import { useRef } from 'react';
import { useLocation, useNavigate } from 'umi';

/** Location state that a link passes to an address that opens a dialog on the same page. */
export const OPENS_DIALOG = { opensDialog: true };

const isOpenedByLink = (state: unknown): boolean => (state as Partial<typeof OPENS_DIALOG> | null)?.opensDialog === true;

/**
 * Returns a function that closes the dialog of an address. It goes back in the history if a link of the page opened the dialog, so that
 * Back then leads on to the page before; otherwise it replaces the address by `closedHref`. A second call before the navigation
 * completes does nothing.
 */
export function useCloseDialog(closedHref: string): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closed = useRef<string>(null);
  return () => {
    if (closed.current === key) return;
    closed.current = key;
    if (isOpenedByLink(state)) navigate(-1);
    else navigate(closedHref, { replace: true });
  };
}
