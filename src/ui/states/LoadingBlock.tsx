import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Placeholder of content that is loading, which screen readers are told of. */
export function LoadingBlock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {t('state.loading')}
      </span>
      {children}
    </div>
  );
}
