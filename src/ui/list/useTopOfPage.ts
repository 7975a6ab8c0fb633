import { useEffect, useRef, type RefObject } from 'react';
import { history, useLocation } from 'umi';

/** Location state that the links to the pages of a list pass, so that a press of them moves the focus. */
export const TURNS_PAGE = { turnsPage: true };

const isTurn = (state: unknown): boolean => (state as Partial<typeof TURNS_PAGE> | null)?.turnsPage === true;

/**
 * Scrolls to the head of a list when another page is opened, but not after back or forward. Focuses the head if a link to the page was
 * pressed; a filter or sort order that leads to the first page keeps the focus. Returns the ref for the head.
 */
export function useTopOfPage(page: number): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const { state } = useLocation();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const action: string = history.action;
    if (action !== 'PUSH') return;
    head.current?.scrollIntoView();
    if (isTurn(state)) head.current?.focus({ preventScroll: true });
  }, [page, state]);
  return head;
}
