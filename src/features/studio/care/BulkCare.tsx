import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { BulkKind } from 'contract/manage/bulk';
import type { ManagedItem } from 'contract/manage/content';
import type { Page } from 'contract/core/endpoint';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import type { Query } from '@/ui/states/QueryState';
import { contentInput, type ContentState } from '../content/content-address';
import { BulkBar } from './BulkBar';
import { chosenSource, listSource } from './bulk-source';
import { LastRun } from './LastRun';
import { SelectionContext } from './selection-context';
import { useBulkRun } from './useBulkRun';
import { useSelection } from './useSelection';

interface BulkCareProps {
  address: ListAddress<ContentState>;
  list: Query<Page<ManagedItem>>;
  children: ReactNode;
}

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog')).BulkDialog }));

/** Lets the person select items of the list and do something with all of them. On phones, rows cannot be selected. */
export function BulkCare({ address: { state }, list, children }: BulkCareProps) {
  const isPhone = useMediaQuery('(max-width: 760px)');
  const filters = { ...state, page: 1 };
  const selection = useSelection(JSON.stringify(filters));
  const [asked, setAsked] = useState<BulkKind | 'results' | null>(null);
  const running = useBulkRun(list.retry);
  const total = list.data?.total ?? 0;
  const source = selection.isAll ? listSource(contentInput(filters), total) : chosenSource([...selection.items.values()]);
  const close = () => {
    // The selected items have changed. After a bulk action that was stopped, they stay selected for another try.
    if (running.run?.phase === 'finished') selection.clear();
    setAsked(null);
  };
  return (
    <SelectionContext value={isPhone ? null : selection}>
      {running.run && asked === null && (
        <LastRun
          run={running.run}
          onShow={() => {
            setAsked('results');
          }}
        />
      )}
      {children}
      {source.count > 0 && (
        <BulkBar
          source={source}
          total={total}
          isAll={selection.isAll}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          onAsk={(kind) => {
            running.clear();
            setAsked(kind);
          }}
        />
      )}
      {asked && (
        <Suspense>
          <BulkDialog kind={asked} source={source} running={running} onClose={close} />
        </Suspense>
      )}
    </SelectionContext>
  );
}
