import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { DatedDocument, ShelfSection } from 'contract/information';
import { itemPath } from 'contract/core/paths';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { shelfPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { DetailSkeleton } from '@/entities/item/page/DetailSkeleton';
import { OwnerLine } from '@/entities/item/topic/OwnerLine';
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
}

/** Page of a section with all its documents, including those of its subsections. */
export function ShelfSectionPage({ id, tree }: ShelfSectionPageProps) {
  const { t } = useTranslation('shell');
  const path = pathTo(tree.data?.sections ?? [], id);
  const section = path.at(-1);
  const trail = [
    { name: t('area.information'), to: AREA_PATHS.information },
    ...path.slice(0, -1).map((broader) => ({ name: broader.name, to: shelfPath(broader.id) })),
  ];
  return (
    <>
      <Breadcrumbs trail={trail} current={section && { title: section.name }} />
      <QueryState query={tree} heading={1} skeleton={<DetailSkeleton />}>
        {() => (section ? <Opened section={section} /> : <MissingOnShelf what="section" />)}
      </QueryState>
    </>
  );
}

function Opened({ section }: { section: ShelfSection }) {
  const { t } = useTranslation(['information', 'item', 'shell']);
  const { name, owner } = section;
  const documents = documentsOf({ sections: [section], rest: [] });
  const count = documents.length;
  const changedAt = documents.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
  return (
    <>
      <PageTitle page={name} area={t('shell:area.information')} />
      <header className={styles.head}>
        <h1>{name}</h1>
        <div className={styles.facts}>
          <OwnerLine owner={owner} />
          <p className="meta dotted">
            <span>{t('section.total', { count, formatted: formatNumber(count) })}</span>
            {changedAt && <span>{t('item:updated', { date: formatDate(changedAt) })}</span>}
          </p>
        </div>
      </header>
      <div className={styles.within}>
        {section.documents.length > 0 && <Documents documents={section.documents} />}
        <div className={styles.sections}>
          {section.children.map((child) => (
            <Subsection key={child.id} section={child} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Subsection with its documents and the subsections below it. */
function Subsection({ section }: { section: ShelfSection }) {
  const { id, name, documents, children } = section;
  return (
    <section className={styles.subsection}>
      <h2>
        <Link to={shelfPath(id)}>
          {name}
          <Icon name="chevron-right" size={16} />
        </Link>
      </h2>
      {documents.length > 0 && <Documents documents={documents} />}
      {children.map((child) => (
        <Subsection key={child.id} section={child} />
      ))}
    </section>
  );
}

const Documents = ({ documents }: { documents: readonly DatedDocument[] }) => (
  <ul className={styles.documents}>
    {documents.map(({ id, title, locale, updatedAt }) => (
      <li key={id}>
        <Link to={itemPath('information', id)} lang={locale} className={`cover-link ${styles.title}`}>
          {title}
        </Link>
        <ShortDate iso={updatedAt} className="meta" />
      </li>
    ))}
  </ul>
);
