import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { countOpening } from './count-opening';

interface LaunchLinkProps {
  id: string;
  url: string;
  className?: string;
  children: ReactNode;
}

const MIDDLE_BUTTON = 1;

/** Renders a link that opens a tool in a new tab and counts a view. */
export function LaunchLink({ id, url, className, children }: LaunchLinkProps) {
  const { t } = useTranslation('item');
  const countView = () => {
    countOpening({ area: 'tool', id });
  };
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={className}
      onClick={countView}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) countView();
      }}
    >
      {children} <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
