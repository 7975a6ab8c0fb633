import type { ReactNode } from 'react';
import type { IllustrationName } from './Illustration';
import { StateBlock } from './StateBlock';

export interface EmptyStateProps {
  /** Drawing of what is missing. Default: an empty plinth. */
  drawing?: Exclude<IllustrationName, 'not-found' | 'failed' | 'offline'>;
  title: string;
  text?: string;
  /** Edge at which the message stands. Default: the centre. */
  align?: 'start';
  children?: ReactNode;
}

/** Message for missing data: why there is none, and what to do next. */
export function EmptyState({ drawing = 'empty', title, text, align, children }: EmptyStateProps) {
  return (
    <StateBlock drawing={drawing} title={title} text={text} align={align}>
      {children}
    </StateBlock>
  );
}
