import type { SynonymGroup } from 'contract/manage-search';
import { formatNumber } from '@/lib/format';
import { request } from '@/lib/request';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import type { ListAddress } from '@/ui/useListAddress';
import { LeverList } from './LeverList';
import { LeverRow } from './LeverRow';
import { leverInput, type ManageState } from './manage-address';
import rows from './Rows.module.css';
import { SynonymDialog } from './SynonymDialog';
import { useLevers, type Levers } from './useLevers';

/** Which words find the same. */
export function Synonyms({ address }: { address: ListAddress<ManageState> }) {
  const { t } = useTranslation('manageSearch');
  const { state } = address;
  const list = useCall('POST /api/manage/search/synonym/list', leverInput(state));
  const levers = useLevers<SynonymGroup>(list, address);
  return (
    <>
      <LeverList
        title={t('tabs.synonyms')}
        text={t('synonyms.text')}
        address={address}
        list={list}
        totalText={(total) => t('synonyms.total', { count: total, formatted: formatNumber(total) })}
        findText={t('synonyms.find')}
        addText={t('synonyms.add')}
        onAdd={() => {
          levers.edit('new');
        }}
        none={{ title: t('synonyms.noneTitle'), text: t('synonyms.noneText') }}
        noneFound={t('synonyms.noneFound', { query: state.query })}
      >
        {(group: SynonymGroup) => <SynonymRow key={group.id} group={group} levers={levers} />}
      </LeverList>
      {levers.edited && <SynonymDialog group={levers.edited === 'new' ? null : levers.edited} word={state.add} levers={levers} />}
    </>
  );
}

function SynonymRow({ group, levers }: { group: SynonymGroup; levers: Levers<SynonymGroup> }) {
  const { t } = useTranslation('manageSearch');
  const { id, revision, origin, words, shared } = group;
  const named = { words: words.join(t('between')) };
  const restore = async () => {
    const saved = await request('POST /api/manage/search/synonym/save', { words });
    if (saved) levers.onRestored(group, saved);
    return saved !== undefined;
  };
  return (
    <LeverRow
      fromFolder={origin === 'folder'}
      editName={t('synonyms.editNamed', named)}
      removeName={t('synonyms.removeNamed', named)}
      removedText={t('synonyms.removed', named)}
      focused={levers.restored === id}
      onEdit={() => {
        levers.edit(group);
      }}
      onRemove={async () => (await request('POST /api/manage/search/synonym/remove', { id, revision })) !== undefined}
      onRestore={restore}
    >
      <div className={rows.words}>
        <h3 className={rows.name}>{words.join(t('between'))}</h3>
        {shared.map(({ word, with: others }) => (
          <p key={`${word} ${others.join(' ')}`} className="meta">
            {t('synonyms.shared', { word, words: others.join(t('between')) })}
          </p>
        ))}
      </div>
    </LeverRow>
  );
}
