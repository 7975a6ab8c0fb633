import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { InformationOverview, ShelvedDocument } from 'contract/information';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { hasWords } from '@/lib/i18n/words';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { shelfPath } from '@/lib/paths';
import { AreaBanner } from '@/entities/area/AreaBanner';
import { LibraryShelves } from '@/entities/area/views/LibraryShelves';
import { TopicCard } from '@/entities/item/topic/TopicCard';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { DeferredPart } from '@/ui/states/DeferredPart';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { OpeningSkeleton } from './OpeningSkeleton';
import { hasRecentlyChanged, RecentlyChanged } from './RecentlyChanged';
import { TitleFilter } from './TitleFilter';
import styles from './ShelfOpening.module.css';

const importFound = async () => ({ default: (await import(/* webpackChunkName: "shelf-titles" */ './FoundTitles')).FoundTitles });

/** Number of documents in a card: two rows where it is wide. */
const MAX_OF_SECTION = 4;

/** Opening page of the shelf: a filter of all titles above a card for each root section, with the newest changes beside them. */
export function ShelfOpening() {
  const { t } = useTranslation(['information', 'shell']);
  const search = useQuickSearch();
  const overview = useCall('POST /api/information/overview', {});
  return (
    <>
      <AreaBanner area="information" view={<LibraryShelves />}>
        <TitleFilter search={search} onPrepare={importFound} />
      </AreaBanner>
      <div className={`content ${styles.opening}`}>
        <PageTitle area={t('shell:area.information')} />
        <QueryState
          query={overview}
          skeleton={<OpeningSkeleton />}
          isEmpty={({ titles }) => titles.length === 0}
          empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        >
          {(data) => <CardsOrFound overview={data} query={search.query} />}
        </QueryState>
      </div>
    </>
  );
}

/** Shows the matching titles while the filter is in use, otherwise the cards. */
function CardsOrFound({ overview, query }: { overview: InformationOverview; query: string }) {
  const { t } = useTranslation('information');
  const { sections, titles } = overview;
  const found = query ? titles.filter(({ title }) => hasWords(title, query)) : [];
  const counted = t('tree.found', { count: found.length, formatted: formatNumber(found.length) });
  return (
    <>
      <p role="status" className={query ? styles.status : 'visually-hidden'}>
        {query && (found.length ? counted : t('tree.none', { query }))}
      </p>
      {query ? (
        <DeferredPart load={importFound} waiting={null}>
          {(FoundTitles) => <FoundTitles found={found} sections={sections} query={query} />}
        </DeferredPart>
      ) : (
        <Parts overview={overview} />
      )}
    </>
  );
}

function Parts({ overview: { sections, rest, changed } }: { overview: InformationOverview }) {
  const { t } = useTranslation('information');
  return (
    <div className={styles.frame}>
      <ul className={styles.cards}>
        {sections.map((section) => {
          const { id, name, count } = section;
          const mostRead = section.mostRead.slice(0, MAX_OF_SECTION);
          const formatted = formatNumber(count);
          return (
            <TopicCard
              key={id}
              area="information"
              topic={section}
              to={shelfPath(id)}
              total={t('section.total', { count, formatted })}
              items={mostRead}
              listName={t('section.mostRead', { name })}
              all={count > mostRead.length ? t('section.all', { formatted, name }) : undefined}
            />
          );
        })}
      </ul>
      {hasRecentlyChanged(changed) && <RecentlyChanged changed={changed} sections={sections} />}
      {rest.length > 0 && <Rest documents={rest} />}
    </div>
  );
}

function Rest({ documents }: { documents: readonly ShelvedDocument[] }) {
  const { t } = useTranslation('information');
  return (
    <section className={styles.rest}>
      <h2 className={styles.title}>{t('tree.rest')}</h2>
      <ul className={`${styles.rows} ${styles.titles}`}>
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
