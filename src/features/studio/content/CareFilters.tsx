import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { CARE, OWNED, TRANSLATIONS, type ContentState } from './content-address';
import { FilterSelect } from '../filters/FilterSelect';

/** Filters of the list by check-by day, owner and state of the translation. */
export function CareFilters({ address: { state, show } }: { address: ListAddress<ContentState> }) {
  const { t } = useTranslation(['bulkCare', 'studio']);
  // Asked for only where the name of a chosen owner must be shown.
  const { data } = useCall('POST /api/manage/content/owners', state.owner === null ? null : {});
  const chosen = state.owner === null ? [] : [{ id: state.owner, name: data?.owners.find(({ id }) => id === state.owner)?.name }];
  const owners = [
    ...OWNED.map((value) => ({ value: `:${value}`, text: t(`owned.${value}`) })),
    ...chosen.map(({ id, name }) => ({ value: id, text: name ?? id })),
  ];
  return (
    <>
      <FilterSelect
        label={t('studio:column.check')}
        any={t('anyCheck')}
        options={CARE.map((value) => ({ value, text: t(`care.${value}`) }))}
        value={state.check}
        onChoose={(check) => {
          show({ check, ...(check && { sort: 'check' }) });
        }}
      />
      <FilterSelect
        label={t('studio:column.owner')}
        any={t('anyOwner')}
        options={owners}
        value={state.owned === null ? state.owner : `:${state.owned}`}
        onChoose={(value) => {
          const owned = OWNED.find((each) => `:${each}` === value) ?? null;
          show({ owned, owner: owned === null ? value : null });
        }}
      />
      <FilterSelect
        label={t('translation')}
        any={t('anyTranslation')}
        options={TRANSLATIONS.map((value) => ({ value, text: t(`translated.${value}`) }))}
        value={state.translation}
        onChoose={(translation) => {
          show({ translation });
        }}
      />
    </>
  );
}
