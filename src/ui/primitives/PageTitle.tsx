import { useEffect } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Sets the document's title: page · area · product. Parts that are missing or not known yet are omitted. */
export function PageTitle({ page, area }: { page?: string; area?: string }) {
  const { t } = useTranslation();
  const title = [page, area, t('product')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
