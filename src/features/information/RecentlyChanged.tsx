import { useId } from 'react';
import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { ChangedDocument, SectionCard } from 'contract/information';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Glyph } from '@/entities/glyph/Glyph';
import styles from './ShelfOpening.module.css';
import own from './RecentlyChanged.module.css';

interface RecentlyChangedProps {
  /** Documents, the newest change first. */
  changed: readonly ChangedDocument[];
  sections: readonly SectionCard[];
}

/** Lists the documents that changed last, each with its section. Renders nothing if the cards show all of them. */
export function RecentlyChanged({ changed, sections }: RecentlyChangedProps) {
  const { t } = useTranslation('information');
  const titleId = useId();
  const onCards = new Set(sections.flatMap(({ mostRead }) => mostRead.map(({ id }) => id)));
  if (changed.every(({ id }) => onCards.has(id))) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('changed')}
      </h2>
      <ul className={styles.rows}>
        {changed.map(({ id, title, locale, updatedAt, section: sectionId }) => {
          const section = sections.find((one) => one.id === sectionId);
          return (
            <li key={id}>
              <Link to={itemPath('information', id)} className={styles.row}>
                <Glyph name={section?.glyph ?? 'documents'} hue="information" />
                <span className={own.words}>
                  <span lang={locale}>{title}</span>
                  <span className={`meta ${own.facts}`}>
                    {section && `${section.name} · `}
                    <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
