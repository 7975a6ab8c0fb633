import { useEffect } from 'react';

const works = new Set<object>();

export const hasUnsavedWork = (): boolean => works.size > 0;

/**
 * While `unsaved`, this page holds what a person would lose. A session that expires then leaves the page as it is and asks the person to
 * sign in again in place; the calls that were refused are made again afterwards.
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
