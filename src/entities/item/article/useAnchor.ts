import { useEffect, useRef } from 'react';
import { useLocation } from 'umi';
import { isReturn } from '@/lib/browser/scroll-places';
import { leadTo, targetOf } from './anchor';

/**
 * Returns whether the target belongs to the previous item, which is still shown while another loads and may have an anchor of the
 * same name.
 */
const isOfBefore = (target: HTMLElement): boolean => target.closest('[aria-busy="true"]') !== null;

/** Leads to the address's anchor, once it is there: when the text arrives after its address, and whenever the address changes. */
export function useAnchor(): void {
  const { pathname, search, hash, key } = useLocation();
  const done = useRef<string>(null);
  useEffect(() => {
    if (!hash || done.current === key) return;
    const target = targetOf(hash);
    if (!target || isOfBefore(target)) return;
    done.current = key;
    if (!isReturn({ pathname, search, hash, key })) leadTo(target);
  });
}
