import { useId } from 'react';
import { Link } from 'umi';
import type { Area } from 'contract/areas';
import type { Locale } from 'contract/locale';
import { itemPath } from 'contract/paths';
import { useTranslation } from '@/lib/useTranslation';
import { AreaIcon } from './AreaIcon';
import styles from './RelatedItems.module.css';

interface RelatedItemsProps {
  items: { area: Area; id: string; title: string; summary: string; locale: Locale }[];
}

export function RelatedItems({ items }: RelatedItemsProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  if (!items.length) return null;
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId}>{t('related')}</h2>
      <ul>
        {items.map(({ area, id, title, summary, locale }) => (
          <li key={`${area} ${id}`}>
            <AreaIcon area={area} size="small" />
            <Link to={itemPath(area, id)} lang={locale}>
              {title}
            </Link>
            <p lang={locale}>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
