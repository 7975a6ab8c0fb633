import '@/lib/i18n/texts/studio/directory';
import { useState } from 'react';
import { PERSON_KINDS } from 'contract/core/people';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFiltered } from '@/ui/list/list-address';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { Icon } from '@/ui/primitives/Icon';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { DoneBar } from '../changes/DoneBar';
import { SaveFailure } from '../changes/SaveFailure';
import { FewFilters } from '../filters/FewFilters';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
import { StudioPlace } from '../place/StudioPlace';
import { DIRECTORY_FIELDS, type DirectoryState } from './directory-address';
import styles from './DirectoryScreen.module.css';
import type { Entry } from './entries';
import { EntryDialog } from './EntryDialog';
import { EntryResults } from './EntryResults';
import { OwnsDialog } from './OwnsDialog';
import { useDirectory } from './useDirectory';

/** Place where administrators manage the people and desks that readers can contact. */
export function DirectoryScreen() {
  const { t } = useTranslation('directory');
  const address = useListAddress(DIRECTORY_FIELDS);
  const { query, done, failure, saving, save, remove } = useDirectory(address.state);
  const head = useTopOfPage(address.state.page);
  /** Entry in the form: null for a new one, undefined while the form is closed. */
  const [edited, setEdited] = useState<Entry | null>();
  /** Entry that cannot be removed because it owns items. */
  const [owning, setOwning] = useState<Entry | null>(null);
  const count = query.failure ? undefined : query.data?.total;
  const total = count === undefined ? undefined : t('total', { count, formatted: formatNumber(count) });
  return (
    <StudioPlace
      title={t('title')}
      titleRef={head}
      count={total}
      lead={t('intro')}
      actions={
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            setEdited(null);
          }}
        >
          <Icon name="plus" />
          {t('add')}
        </button>
      }
    >
      <div className={styles.tools}>
        <DirectoryFilters address={address} total={total} />
        <DoneBar
          done={done}
          hint={t('hint')}
          rows={query.data}
          isSaving={saving}
          onUndo={(undo) => {
            undo();
          }}
        />
      </div>
      {edited === undefined && <SaveFailure failure={failure} />}
      <EntryResults
        address={address}
        list={query}
        onEdit={setEdited}
        onRemove={(entry) => {
          if (entry.owned) setOwning(entry);
          else void remove(entry);
        }}
      />
      {edited !== undefined && (
        <EntryDialog
          entry={edited}
          stored={query.data?.items.find(({ id }) => id === edited?.id) ?? null}
          isSaving={saving}
          failure={failure}
          onSave={async (input) => {
            if (await save(input, edited)) setEdited(undefined);
          }}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
      {owning && (
        <OwnsDialog
          entry={owning}
          onClose={() => {
            setOwning(null);
          }}
        />
      )}
    </StudioPlace>
  );
}

interface DirectoryFiltersProps {
  address: ListAddress<DirectoryState>;
  /** Number of entries as text; undefined until the first answer. */
  total: string | undefined;
}

function DirectoryFilters({ address, total }: DirectoryFiltersProps) {
  const { state, defaults, show, hrefWith } = address;
  const { t } = useTranslation('directory');
  const search = useQuickSearch();
  return (
    <FilterBar search={<QuickSearch label={t('find')} search={search} />} clear={isFiltered(address) ? hrefWith(defaults) : null}>
      <FewFilters chosen={state.kind === null ? 0 : 1} total={total}>
        <FilterSelect
          label={t('form.kind')}
          any={t('anyKind')}
          options={PERSON_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
          value={state.kind}
          onChoose={(kind) => {
            show({ kind });
          }}
        />
      </FewFilters>
    </FilterBar>
  );
}
