import '@/lib/i18n/texts/favourite';
import { useId } from 'react';
import { AREA_PATHS } from 'contract/core/areas';
import type { ItemCard } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Link } from 'umi';
import { EmptyState } from '@/ui/states/EmptyState';
import { ItemList, ItemListSkeleton } from '@/entities/item/list/ItemList';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { FavouriteList } from './FavouriteList';
import { KeptSection } from './KeptSection';
import styles from './FavouritesScreen.module.css';

/** Page with a person's favourites of all areas. */
export function FavouritesScreen() {
  const { t } = useTranslation(['favourite', 'item', 'shell']);
  const favourites = useCall('POST /api/favourite/list', {});
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('title')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>
          {t('text')} {favourites.data?.length !== 0 && t('removal')}
        </p>
      </header>
      <QueryState
        query={favourites}
        skeleton={
          <div className={styles.list}>
            <ItemListSkeleton view="rows" />
          </div>
        }
        isEmpty={(items) => items.length === 0}
        empty={<NoFavourites />}
      >
        {(items: ItemCard[]) => <FavouriteList items={items} />}
      </QueryState>
      <KeptSection />
    </div>
  );
}

function NoFavourites() {
  const { t } = useTranslation(['favourite', 'item', 'shell']);
  return (
    <div className={styles.none}>
      <EmptyState drawing="heart" align="start" title={t('item:empty.favourite')} text={t('empty')}>
        <Link className="button" to={AREA_PATHS.service}>
          {t('shell:areaBrowse.service')}
        </Link>
      </EmptyState>
      <PopularServices />
    </div>
  );
}

/** Lists the most used services, which become favourites by their hearts. Optional: if they fail to load, nothing is shown. */
function PopularServices() {
  const { t } = useTranslation('favourite');
  const titleId = useId();
  const { data, failure } = useCall('POST /api/servicehall/form/list', { sort: 'popular', pageSize: 3 }, { toast: true });
  if (failure || data?.items.length === 0) return null;
  const title = t('popular');
  return (
    <section aria-labelledby={titleId} className={styles.popular}>
      <h2 id={titleId}>{title}</h2>
      {data && (
        <ItemList view="rows" label={title}>
          {data.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ItemList>
      )}
    </section>
  );
}
