import { Link } from 'umi';
import type { ShelfSection } from 'contract/information';
import { itemPath } from 'contract/core/paths';
import { formatNumber } from '@/lib/i18n/format';
import { shelfPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { MostRead } from './MostRead';
import { countOf, documentsOf, type PlacedDocument, type Shelf } from './shelf';
import { ShelfSkeleton } from './ShelfSkeleton';
import styles from './ShelfOpening.module.css';

/** Maximum number of documents listed for each section. */
const FIRST = 4;

/** Opening page of the shelf: the sections with their first documents, and the most viewed documents. */
export function ShelfOpening({ tree }: { tree: Query<Shelf> }) {
  const { t } = useTranslation(['information', 'shell']);
  return (
    <div className={styles.opening}>
      <PageTitle area={t('shell:area.information')} />
      <QueryState
        query={tree}
        skeleton={<ShelfSkeleton />}
        isEmpty={(shelf) => documentsOf(shelf).length === 0}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
      >
        {({ sections, rest }) => (
          <div className={styles.columns}>
            <div className={styles.sections}>
              {sections.map((section) => (
                <SectionBlock key={section.id} section={section} />
              ))}
              {rest.length > 0 && (
                <section>
                  <h2>{t('tree.rest')}</h2>
                  <Titles documents={rest.map((document) => ({ ...document, sections: [] }))} />
                </section>
              )}
            </div>
            <MostRead />
          </div>
        )}
      </QueryState>
    </div>
  );
}

function SectionBlock({ section }: { section: ShelfSection }) {
  const { t } = useTranslation('information');
  const { id, name } = section;
  const count = countOf(section);
  return (
    <section>
      <h2>
        <Link to={shelfPath(id)}>{name}</Link>
      </h2>
      <Titles documents={documentsOf({ sections: [section], rest: [] }).slice(0, FIRST)} />
      {count > FIRST && (
        <p className={styles.all}>
          <Link to={shelfPath(id)} aria-label={t('section.allOf', { count, formatted: formatNumber(count), name })}>
            {t('section.all', { count, formatted: formatNumber(count) })}
          </Link>
        </p>
      )}
    </section>
  );
}

const Titles = ({ documents }: { documents: readonly PlacedDocument[] }) => (
  <ul className={styles.titles}>
    {documents.map(({ id, title, locale }) => (
      <li key={id}>
        <Link to={itemPath('information', id)} lang={locale}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
