import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { ShelvedDocument } from 'contract/information';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { OpeningSkeleton } from './OpeningSkeleton';
import { RecentlyChanged } from './RecentlyChanged';
import { SectionCard } from './SectionCard';
import styles from './ShelfOpening.module.css';

/** Opening page of the shelf: a card for each root section, documents without a section, and the newest changes. */
export function ShelfOpening() {
  const { t } = useTranslation(['information', 'shell']);
  const overview = useCall('POST /api/information/overview', {});
  return (
    <div className={`content ${styles.opening}`}>
      <PageTitle area={t('shell:area.information')} />
      <QueryState
        query={overview}
        skeleton={<OpeningSkeleton />}
        isEmpty={({ sections, rest }) => sections.length + rest.length === 0}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      >
        {({ sections, rest, changed }) => (
          <div className={styles.parts}>
            {sections.length > 0 && (
              <ul className={styles.cards}>
                {sections.map((section) => (
                  <SectionCard key={section.id} section={section} />
                ))}
              </ul>
            )}
            {rest.length > 0 && <Rest documents={rest} />}
            <RecentlyChanged changed={changed} sections={sections} />
          </div>
        )}
      </QueryState>
    </div>
  );
}

function Rest({ documents }: { documents: readonly ShelvedDocument[] }) {
  const { t } = useTranslation('information');
  return (
    <section>
      <h2 className={styles.title}>{t('tree.rest')}</h2>
      <ul className={styles.rows}>
        {documents.map(({ id, title, locale }) => (
          <li key={id}>
            <Link to={itemPath('information', id)} lang={locale} className={styles.row}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
