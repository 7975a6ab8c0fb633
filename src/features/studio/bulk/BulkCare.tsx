import { useState } from 'react';
import type { BulkKind } from 'contract/manage/bulk';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { usePreparedPart } from '@/ui/states/part-code';
import { contentInput } from '../content/content-address';
import type { AroundListProps } from '../content/ContentScreen';
import { BulkBar } from './BulkBar';
import { chosenSource, listSource } from './bulk-source';
import { LastRun } from './LastRun';
import { loadBulkDialog } from './load-dialog';
import { SelectionContext } from '../care/selection-context';
import { useBulkRun } from './useBulkRun';
import { useSelection } from './useSelection';

/** Lets the person select items of the list and do something with all of them. On phones, rows cannot be selected. */
export function BulkCare({ address: { state }, list, children }: AroundListProps) {
  const isPhone = useIsPhone();
  const filters = { ...state, page: 1 };
  const selection = useSelection(JSON.stringify(filters));
  const [asked, setAsked] = useState<BulkKind | 'results' | null>(null);
  const running = useBulkRun(list.retry);
  const total = list.data?.total ?? 0;
  const source = selection.isAll ? listSource(contentInput(filters), total) : chosenSource([...selection.items.values()]);
  usePreparedPart(loadBulkDialog, source.count > 0);
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
        <OptionalPart load={loadBulkDialog} onFailure={close}>
          {(Dialog) => <Dialog kind={asked} source={source} running={running} onClose={close} />}
        </OptionalPart>
      )}
    </SelectionContext>
  );
}
