import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { countingOpenings } from './count-opening';

interface LaunchLinkProps {
  id: string;
  url: string;
  className?: string;
  children: ReactNode;
}

/** Renders a link that opens a tool in a new tab and counts a view. */
export function LaunchLink({ id, url, className, children }: LaunchLinkProps) {
  const { t } = useTranslation('item');
  return (
    <a href={url} target="_blank" rel="noreferrer" className={className} {...countingOpenings({ area: 'tool', id })}>
      {children} <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
