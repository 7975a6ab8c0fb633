import type { Pin } from 'contract/manage-search';
import { formatNumber } from '@/lib/format';
import { request } from '@/lib/request';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import type { ListAddress } from '@/ui/useListAddress';
import { LeverList } from './LeverList';
import { LeverRow } from './LeverRow';
import { leverInput, type ManageState } from './manage-address';
import { PinDialog } from './PinDialog';
import { PinnedItems } from './PinnedItems';
import { useLevers, type Levers } from './useLevers';

/** Which results stand first for which searches. */
export function Pins({ address }: { address: ListAddress<ManageState> }) {
  const { t } = useTranslation('manageSearch');
  const { state } = address;
  const list = useCall('POST /api/manage/search/pin/list', leverInput(state));
  const levers = useLevers<Pin>(list, address);
  return (
    <>
      <LeverList
        title={t('tabs.pins')}
        text={t('pins.text')}
        address={address}
        list={list}
        totalText={(total) => t('pins.total', { count: total, formatted: formatNumber(total) })}
        findText={t('pins.find')}
        addText={t('pins.add')}
        onAdd={() => {
          levers.edit('new');
        }}
        none={{ title: t('pins.noneTitle'), text: t('pins.noneText') }}
        noneFound={t('pins.noneFound', { query: state.query })}
      >
        {(pin: Pin) => <PinRow key={pin.id} pin={pin} levers={levers} />}
      </LeverList>
      {levers.edited && (
        <PinDialog pin={levers.edited === 'new' ? null : levers.edited} query={state.add} address={address} levers={levers} />
      )}
    </>
  );
}

function PinRow({ pin, levers }: { pin: Pin; levers: Levers<Pin> }) {
  const { t } = useTranslation('manageSearch');
  const { id, revision, query, items } = pin;
  const restore = async () => {
    const refs = items.map((item) => ({ area: item.area, id: item.id }));
    const saved = await request('POST /api/manage/search/pin/save', { query, items: refs });
    if (saved) levers.onRestored(pin, saved);
    return saved !== undefined;
  };
  return (
    <LeverRow
      fromFolder={pin.origin === 'folder'}
      editName={t('pins.editNamed', { query })}
      removeName={t('pins.removeNamed', { query })}
      removedText={t('pins.removed', { query })}
      focused={levers.restored === id}
      onEdit={() => {
        levers.edit(pin);
      }}
      onRemove={async () => (await request('POST /api/manage/search/pin/remove', { id, revision })) !== undefined}
      onRestore={restore}
    >
      <PinnedItems pin={pin} />
    </LeverRow>
  );
}
