import type { Pin } from 'contract/search-admin';
import { formatNumber } from '@/lib/i18n/format';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { SearchRuleList } from '../lists/SearchRuleList';
import { SearchRuleRow } from '../lists/SearchRuleRow';
import { searchRuleInput, type SearchAdminState } from '../lists/search-admin-address';
import { PinDialog } from './PinDialog';
import { PinnedItems } from './PinnedItems';
import { useSearchRules, type SearchRules } from './useSearchRules';

/** Lists the pins: queries, and the items that come first for them. */
export function Pins({ address }: { address: ListAddress<SearchAdminState> }) {
  const { t } = useTranslation('searchAdmin');
  const { state } = address;
  const list = useCall('POST /api/manage/search/pin/list', searchRuleInput(state));
  const searchRules = useSearchRules<Pin>(list, address);
  return (
    <>
      <SearchRuleList
        title={t('tabs.pins')}
        text={t('pins.text')}
        address={address}
        list={list}
        totalText={(total) => t('pins.total', { count: total, formatted: formatNumber(total) })}
        findText={t('pins.find')}
        addText={t('pins.add')}
        onAdd={() => {
          searchRules.edit('new');
        }}
        none={{ title: t('pins.noneTitle'), text: t('pins.noneText') }}
        noneFound={t('pins.noneFound', { query: state.query })}
      >
        {(pin: Pin, showsOrigin) => <PinRow key={pin.id} pin={pin} showsOrigin={showsOrigin} searchRules={searchRules} />}
      </SearchRuleList>
      {searchRules.edited && (
        <PinDialog
          pin={searchRules.edited === 'new' ? null : searchRules.edited}
          query={state.add}
          address={address}
          searchRules={searchRules}
        />
      )}
    </>
  );
}

interface PinRowProps {
  pin: Pin;
  showsOrigin: boolean;
  searchRules: SearchRules<Pin>;
}

function PinRow({ pin, showsOrigin, searchRules }: PinRowProps) {
  const { t } = useTranslation('searchAdmin');
  const { id, revision, query, items } = pin;
  const restore = async () => {
    const refs = items.map((item) => ({ area: item.area, id: item.id }));
    const saved = await requestChange('POST /api/manage/search/pin/save', { query, items: refs });
    if (saved) searchRules.onRestored(pin, saved);
    return saved !== undefined;
  };
  return (
    <SearchRuleRow
      fromFolder={pin.origin === 'folder'}
      showsOrigin={showsOrigin}
      editName={t('pins.editNamed', { query })}
      removeName={t('pins.removeNamed', { query })}
      removedText={t('pins.removed', { query })}
      focused={searchRules.restored === id}
      onEdit={() => {
        searchRules.edit(pin);
      }}
      onRemove={async () => (await requestChange('POST /api/manage/search/pin/remove', { id, revision })) !== undefined}
      onRestore={restore}
    >
      <PinnedItems pin={pin} />
    </SearchRuleRow>
  );
}
