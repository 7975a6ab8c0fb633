import { useLayoutEffect } from 'react';
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
  /** Called before the section is painted, because its code loads with a delay. */
  onShown: (id: string) => void;
}

/** Page of a section with all its documents, including those of its subsections. */
export function ShelfSectionPage({ id, tree, onShown }: ShelfSectionPageProps) {
  useLayoutEffect(() => {
    onShown(id);
  }, [id, onShown]);
  return (
    <QueryState query={tree} heading={1} skeleton={<DetailSkeleton />}>
      {({ sections }) => {
        const path = pathTo(sections, id);
        const section = path.at(-1);
        return section ? <Opened section={section} above={path.slice(0, -1)} /> : <MissingOnShelf what="section" />;
      }}
    </QueryState>
  );
}

function Opened({ section, above }: { section: ShelfSection; above: readonly ShelfSection[] }) {
  const { t } = useTranslation(['information', 'item', 'shell']);
  const { name, owner } = section;
  const documents = documentsOf({ sections: [section], rest: [] });
  const count = documents.length;
  const changedAt = documents.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
  const trail = [
    { name: t('shell:area.information'), to: AREA_PATHS.information },
    ...above.map((broader) => ({ name: broader.name, to: shelfPath(broader.id) })),
  ];
  return (
    <>
      <PageTitle page={name} area={t('shell:area.information')} />
      <Breadcrumbs trail={trail} current={{ title: name }} />
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
