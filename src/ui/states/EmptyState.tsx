import type { ReactNode } from 'react';
import { StateBlock } from './StateBlock';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** Edge at which the message stands. Default: the centre. */
  align?: 'start';
  children?: ReactNode;
}

/** Message for missing data: why there is none, and what to do next. */
export function EmptyState({ title, text, align, children }: EmptyStateProps) {
  return (
    <StateBlock drawing="empty" title={title} text={text} align={align}>
      {children}
    </StateBlock>
  );
}
