import { useLayoutEffect } from 'react';
import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { ShelfSection } from 'contract/information';
import { itemPath } from 'contract/core/paths';
import { formatNumber } from '@/lib/i18n/format';
import { shelfPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';
import { DetailSkeleton } from '@/entities/item/page/DetailSkeleton';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { MissingOnShelf } from './MissingOnShelf';
import { countOf, pathTo, type Shelf } from './shelf';
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
  const { t } = useTranslation(['information', 'shell']);
  const { name } = section;
  const count = countOf(section);
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
        <p className="meta">{t('section.total', { count, formatted: formatNumber(count) })}</p>
      </header>
      <Within section={section} />
    </>
  );
}

const Within = ({ section: { documents, children } }: { section: ShelfSection }) => (
  <div className={styles.within}>
    {documents.length > 0 && (
      <ul className={styles.titles}>
        {documents.map(({ id, title, locale }) => (
          <li key={id}>
            <Link to={itemPath('information', id)} lang={locale}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    )}
    {children.map((child) => (
      <section key={child.id}>
        <h2>
          <Link to={shelfPath(child.id)}>{child.name}</Link>
        </h2>
        <Within section={child} />
      </section>
    ))}
  </div>
);
