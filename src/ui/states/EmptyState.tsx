import type { ReactNode } from 'react';
import { StateBlock } from './StateBlock';

/** Message for missing data: why there is none, and what to do next. */
export function EmptyState({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <StateBlock drawing="empty" title={title} text={text}>
      {children}
    </StateBlock>
  );
}
