import { useEffect } from 'react';

const works = new Set<object>();

export const hasUnsavedWork = (): boolean => works.size > 0;

/**
 * Registers unsaved work of this page while `unsaved` is true. A session that expires then keeps the page and asks the person to
 * sign in again in place; refused calls are repeated afterwards.
 */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const work = {};
    works.add(work);
    return () => {
      works.delete(work);
    };
  }, [unsaved]);
}
