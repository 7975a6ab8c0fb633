import { useEffect, useRef } from 'react';
import { useLocation } from 'umi';
import { isReturn } from '@/lib/browser/scroll-places';
import { scrollToTarget, targetOf } from './anchor';

/**
 * Returns whether the target belongs to the previous item, which stays visible while another one loads and may contain an anchor
 * with the same name.
 */
const isLoading = (target: HTMLElement): boolean => target.closest('[aria-busy="true"]') !== null;

/** Scrolls to the anchor of the address when its element is rendered, and whenever the address changes. */
export function useAnchor(): void {
  const { pathname, search, hash, key } = useLocation();
  const done = useRef<string>(null);
  useEffect(() => {
    if (!hash || done.current === key) return;
    const target = targetOf(hash);
    if (!target || isLoading(target)) return;
    done.current = key;
    if (!isReturn({ pathname, search, hash, key })) scrollToTarget(target);
  });
}
