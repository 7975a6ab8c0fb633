import '@/lib/i18n/texts/preview';
import { useRef, type ReactNode } from 'react';
import type { DraftArea } from 'contract/core/areas';
import type { ItemDetail } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { DetailHead } from '../page/DetailFrame';
import { DetailSkeleton } from '../page/DetailSkeleton';
import { ItemTrail } from '../page/ItemTrail';
import type { LoadedItem } from '../page/loaded-item';
import { useDraftMeta } from '../page/useItemMeta';
import { PageTitle } from '../../../ui/primitives/PageTitle';
import { DeferredPart } from '../../../ui/states/DeferredPart';
import { QueryState } from '../../../ui/states/QueryState';
import { PreviewBar } from './PreviewBar';
import styles from './PreviewPage.module.css';
import { useRemarks } from './useRemarks';

/** Loaded when the draft has gone. */
const loadEnded = async () => ({ default: (await import('./EndedPreview')).EndedPreview });
/** Loaded after the page of the draft, which can be read without the remarks. */
const loadRemarks = async () => ({ default: (await import('./RemarkedDraft')).RemarkedDraft });

interface PreviewPageProps<Item> {
  area: DraftArea;
  id: string;
  /** Token of a preview link. Not needed by people who may edit the draft. */
  token: string | undefined;
  draft: LoadedItem<Item>;
  /** Renders the area's page of an item, a `DetailFrame` with this head. */
  children: (draft: Item, head: DetailHead) => ReactNode;
}

/** Renders the page of a draft below a bar, with the remarks on it beside. It counts no views of the item. */
export function PreviewPage<Item extends ItemDetail>({ area, id, token, draft, children }: PreviewPageProps<Item>) {
  const { t } = useTranslation(['preview', 'shell']);
  const { shown, isMissing } = draft;
  const address = { area, id, token };
  const opened = useCall('POST /api/preview/open', shown ? address : null);
  const remarks = useRemarks(address, shown?.locale);
  const page = useRef<HTMLDivElement>(null);
  if (isMissing) {
    return (
      <DeferredPart load={loadEnded} waiting={<DetailSkeleton />}>
        {(Ended) => <Ended {...address} />}
      </DeferredPart>
    );
  }
  const reload = () => {
    draft.retry();
    remarks.reload();
  };
  return (
    <>
      <PageTitle page={shown && t('of', { title: shown.title })} area={t(`shell:area.${area}`)} />
      {!draft.failure && (
        <PreviewBar
          area={area}
          draft={shown}
          opened={opened.data}
          hasLink={token !== undefined}
          remarks={remarks}
          onReload={reload}
        />
      )}
      <div className="area-light" data-area={area}>
        <div ref={page} className={`content ${styles.page}`}>
          <div className={styles.item}>
            <ItemTrail area={area} item={shown} />
            <QueryState query={draft} heading={1} skeleton={<DetailSkeleton />}>
              {(item) => (
                <Draft key={item.id} item={item}>
                  {children}
                </Draft>
              )}
            </QueryState>
          </div>
          {shown && (
            <DeferredPart load={loadRemarks} waiting={null}>
              {(Remarked) => <Remarked page={page} item={shown} remarks={remarks} folds />}
            </DeferredPart>
          )}
        </div>
      </div>
    </>
  );
}

function Draft<Item extends ItemDetail>({ item, children }: { item: Item } & Pick<PreviewPageProps<Item>, 'children'>) {
  return children(item, { meta: useDraftMeta(item) });
}
