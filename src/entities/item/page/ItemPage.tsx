import type { ReactNode } from 'react';
import type { ItemDetail } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { DetailHead } from './DetailFrame';
import { DetailSkeleton } from './DetailSkeleton';
import { ItemHead } from './ItemHead';
import { ItemTrail, type ItemTrailProps } from './ItemTrail';
import { NotFound } from './NotFound';
import { PageTitle } from '../../../ui/primitives/PageTitle';
import { QueryState } from '../../../ui/states/QueryState';
import type { PublishedItem } from './useItem';

interface ItemPageProps<Item> extends Omit<ItemTrailProps, 'item'> {
  item: PublishedItem<Item>;
  /** Text of the page if the item does not exist. */
  notFound: { title: string; text: string };
  /** Renders the area's page of an item, a `DetailFrame` with this head. */
  children: (item: Item, head: DetailHead) => ReactNode;
}

/** Renders the page of a published item: document title, breadcrumbs, loading states and the actions common to all items. */
export function ItemPage<Item extends ItemDetail>({ area, item, notFound, children }: ItemPageProps<Item>) {
  const { t } = useTranslation();
  const { shown, isMissing, countShare } = item;
  if (isMissing) return <NotFound title={notFound.title} text={notFound.text} area={area} />;
  return (
    <div className="area-light" data-area={area}>
      <div className="content">
        <PageTitle page={shown?.title} area={t(`area.${area}`)} />
        <ItemTrail area={area} item={shown} />
        <QueryState query={item} heading={1} skeleton={<DetailSkeleton />}>
          {(published) => (
            <ItemHead key={published.id} item={published} countShare={countShare}>
              {children}
            </ItemHead>
          )}
        </QueryState>
      </div>
    </div>
  );
}
