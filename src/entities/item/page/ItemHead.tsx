import type { ReactNode } from 'react';
import type { ItemDetail } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import type { DetailHead } from './DetailFrame';
import { EditLink } from '../actions/EditLink';
import { FavouriteButton } from '../actions/FavouriteButton';
import { KeepButton } from '../actions/KeepButton';
import { PrintButton } from '../actions/PrintButton';
import { ShareButton } from '../actions/ShareButton';
import { useItemMeta } from './useItemMeta';

interface ItemHeadProps<Item> {
  item: Item;
  countShare: (id: string) => void;
  children: (item: Item, head: DetailHead) => ReactNode;
}

/** Passes the facts of a published item and its actions (favourite, share, print) to the page as its head. */
export function ItemHead<Item extends ItemDetail>({ item, countShare, children }: ItemHeadProps<Item>) {
  const { area, id, title, locale, favourite } = item;
  const meta = useItemMeta(item);
  const tools = (
    <>
      <FavouriteButton item={{ area, id }} title={title} favourite={favourite} labelled />
      <ShareButton
        title={title}
        locale={locale}
        path={itemPath(area, id)}
        onShared={() => {
          countShare(id);
        }}
      />
      <KeepButton item={item} />
      <PrintButton />
      <EditLink item={item} />
    </>
  );
  return children(item, { meta, tools });
}
