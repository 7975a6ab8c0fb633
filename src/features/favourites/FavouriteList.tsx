import { useId } from 'react';
import { Link } from 'umi';
import { AREAS, type Area } from 'contract/core/areas';
import type { ItemCard } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { hasWords } from '@/lib/i18n/words';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { EmptyState } from '@/ui/states/EmptyState';
import { ItemList } from '@/entities/item/list/ItemList';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useFavouriteChanges, type FavouriteChanges } from '@/entities/item/actions/useFavouriteChanges';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import styles from './FavouritesScreen.module.css';

/** Lists the favourites by area. A removed item stays in the list until the person leaves the page, so that it can be restored. */
export function FavouriteList({ items }: { items: readonly ItemCard[] }) {
  const { t } = useTranslation('favourite');
  const search = useQuickSearch();
  const changes = useFavouriteChanges();
  const { query } = search;
  const found = query ? items.filter(({ title }) => hasWords(title, query)) : items;
  const count = found.filter(changes.isFavourite).length;
  const areas = AREAS.filter((area) => found.some((item) => item.area === area));
  return (
    <>
      <div className={`${styles.list} ${styles.bar}`}>
        <QuickSearch label={t('search')} search={search} />
        <p role="status" className="second">
          {t('total', { count, formatted: formatNumber(count) })}
        </p>
      </div>
      {found.length === 0 && <NoneFound query={query} />}
      {areas.map((area) => (
        <AreaGroup key={area} area={area} items={found.filter((item) => item.area === area)} changes={changes} />
      ))}
    </>
  );
}

interface AreaGroupProps {
  area: Area;
  items: readonly ItemCard[];
  changes: FavouriteChanges;
}

function AreaGroup({ area, items, changes }: AreaGroupProps) {
  const { t } = useTranslation('shell');
  const titleId = useId();
  const name = t(`area.${area}`);
  return (
    <section aria-labelledby={titleId} className={`${styles.list} ${styles.group}`}>
      <h2 id={titleId}>
        <AreaIcon area={area} size="small" />
        {name}
      </h2>
      <ItemList view="rows" label={name}>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={{ ...item, favourite: changes.isFavourite(item) }}
            onFavourite={(favourite) => {
              changes.keep(item, favourite);
            }}
          />
        ))}
      </ItemList>
    </section>
  );
}

function NoneFound({ query }: { query: string }) {
  const { t } = useTranslation('item');
  return (
    <EmptyState drawing="search" title={t('empty.query', { query })} text={t('empty.queryText')}>
      <Link className="button" to={searchPath(query)}>
        {t('empty.everywhere')}
      </Link>
    </EmptyState>
  );
}
