import type { ReactNode } from 'react';
import type { DraftArea } from 'contract/core/areas';
import type { ItemDetail } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { DetailHead } from '../page/DetailFrame';
import { DetailSkeleton } from '../page/DetailSkeleton';
import { ItemTrail } from '../page/ItemTrail';
import type { LoadedItem } from '../page/loaded-item';
import { NotFound } from '../page/NotFound';
import { PageTitle } from '../../../ui/primitives/PageTitle';
import { PreviewBanner } from './PreviewBanner';
import { QueryState } from '../../../ui/states/QueryState';
import { useDraftMeta } from '../page/useItemMeta';

interface PreviewPageProps<Item> {
  area: DraftArea;
  draft: LoadedItem<Item>;
  /** Renders the area's page of an item, a `DetailFrame` with this head. */
  children: (draft: Item, head: DetailHead) => ReactNode;
}

/** Renders the page of a draft below a banner. It counts no views and stores nothing. */
export function PreviewPage<Item extends ItemDetail>({ area, draft, children }: PreviewPageProps<Item>) {
  const { t } = useTranslation(['item', 'shell']);
  const { shown, isMissing } = draft;
  if (isMissing) return <NotFound title={t('preview.goneTitle')} text={t('preview.goneText')} />;
  return (
    <>
      <PageTitle page={shown && t('preview.of', { title: shown.title })} area={t(`shell:area.${area}`)} />
      {!draft.failure && <PreviewBanner area={area} draft={shown} />}
      <div className="content">
        <ItemTrail area={area} item={shown} />
        <QueryState query={draft} heading={1} skeleton={<DetailSkeleton />}>
          {(item) => (
            <Draft key={item.id} item={item}>
              {children}
            </Draft>
          )}
        </QueryState>
      </div>
    </>
  );
}

function Draft<Item extends ItemDetail>({ item, children }: { item: Item } & Pick<PreviewPageProps<Item>, 'children'>) {
  return children(item, { meta: useDraftMeta(item) });
}
