import { Link, Navigate } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { Page } from 'contract/core/endpoint';
import type { DatedDocument, InformationCard, ShelfSection } from 'contract/information';
import { itemPath } from 'contract/core/paths';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { shelfPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { DetailSkeleton } from '@/entities/item/page/DetailSkeleton';
import { Glyph } from '@/entities/glyph/Glyph';
import { SignTile } from '@/entities/glyph/SignTile';
import { LibraryShelves } from '@/entities/area/views/LibraryShelves';
import { Icon } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { MissingOnShelf } from './MissingOnShelf';
import { documentsOf, pathTo, type Shelf } from './shelf';
import styles from './ShelfSectionPage.module.css';

interface ShelfSectionPageProps {
  id: string;
  tree: Query<Shelf>;
  /** Cards of the section's documents, for their summaries. If they fail to load, the titles are shown without. */
  cards: Pick<Query<Page<InformationCard>>, 'data' | 'loading'>;
}

/** Summaries of documents by id. */
type Summaries = ReadonlyMap<string, string>;

/** Page of a section with all its documents, including those of its subsections. */
export function ShelfSectionPage({ id, tree, cards }: ShelfSectionPageProps) {
  const { t } = useTranslation('shell');
  const whole = { ...tree, data: cards.loading ? undefined : tree.data };
  const summaries: Summaries = new Map(cards.data?.items.map((card) => [card.id, card.summary]));
  const path = pathTo(tree.data?.sections ?? [], id);
  const section = path.at(-1);
  // A merged section redirects to the section that has its documents now.
  if (section && section.id !== id) return <Navigate to={shelfPath(section.id)} replace />;
  if (tree.data && !section) return <MissingOnShelf what="section" />;
  const trail = [
    { name: t('area.information'), to: AREA_PATHS.information },
    ...path.slice(0, -1).map((broader) => ({ name: broader.name, to: shelfPath(broader.id) })),
  ];
  return (
    <>
      <Breadcrumbs trail={trail} current={section && { title: section.name }} />
      <QueryState query={whole} heading={1} skeleton={<DetailSkeleton />}>
        {() => section && <Opened section={section} summaries={summaries} />}
      </QueryState>
    </>
  );
}

function Opened({ section, summaries }: SectionProps) {
  const { t } = useTranslation(['information', 'item', 'shell']);
  const { name, glyph, owner } = section;
  const documents = documentsOf({ sections: [section], rest: [] });
  const count = documents.length;
  const changedAt = documents.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
  return (
    <>
      <PageTitle page={name} area={t('shell:area.information')} />
      <header className={styles.head}>
        <svg className={styles.view} viewBox="0 0 640 160" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
          <LibraryShelves />
        </svg>
        <SignTile hue="information">
          <Glyph name={glyph} />
        </SignTile>
        <div>
          <h1>{name}</h1>
          <p className="meta dotted">
            <span>{t('section.total', { count, formatted: formatNumber(count) })}</span>
            {changedAt && <span>{t('item:updated', { date: formatDate(changedAt) })}</span>}
            {owner && <span>{t('section.owner', { name: owner.name })}</span>}
          </p>
        </div>
      </header>
      <div className={styles.within}>
        {section.documents.length > 0 && <Documents documents={section.documents} summaries={summaries} />}
        <div className={styles.sections}>
          {section.children.map((child) => (
            <Subsection key={child.id} section={child} summaries={summaries} />
          ))}
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  section: ShelfSection;
  summaries: Summaries;
}

/** Subsection with its documents and the subsections below it. */
function Subsection({ section, summaries }: SectionProps) {
  const { id, name, documents, children } = section;
  return (
    <section className={styles.subsection}>
      <h2>
        <Link to={shelfPath(id)}>
          {name}
          <Icon name="chevron-right" size={16} />
        </Link>
      </h2>
      {documents.length > 0 && <Documents documents={documents} summaries={summaries} />}
      {children.map((child) => (
        <Subsection key={child.id} section={child} summaries={summaries} />
      ))}
    </section>
  );
}

const Documents = ({ documents, summaries }: { documents: readonly DatedDocument[]; summaries: Summaries }) => (
  <ul className={styles.documents}>
    {documents.map(({ id, title, locale, updatedAt }) => (
      <li key={id}>
        <Link to={itemPath('information', id)} lang={locale} className={`cover-link ${styles.title}`}>
          {title}
        </Link>
        <ShortDate iso={updatedAt} className="meta" />
        {summaries.get(id) && (
          <span lang={locale} className={`clamped ${styles.summary}`}>
            {summaries.get(id)}
          </span>
        )}
      </li>
    ))}
  </ul>
);
