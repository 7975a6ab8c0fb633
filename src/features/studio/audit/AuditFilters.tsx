import { AREAS } from 'contract/core/areas';
import { AUDIT_GROUP_NAMES, AUDIT_GROUPS } from 'contract/core/audit';
import type { AuditEvent } from 'contract/manage/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DayRange } from '@/ui/filters/DayRange';
import type { ListAddress } from '@/ui/list/useListAddress';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
import { isFiltered, type AuditState } from './audit-address';
import styles from './AuditFilters.module.css';
import { ChosenFilter } from './ChosenFilter';
import { PersonFilter } from './PersonFilter';

interface AuditFiltersProps {
  address: ListAddress<AuditState>;
  /** Events that are shown, which know the names of what is filtered by. */
  events: readonly AuditEvent[];
}

/** Filters above the log: by person, action, area and days; an item is chosen in the log. */
export function AuditFilters({ address, events }: AuditFiltersProps) {
  const { t } = useTranslation(['audit', 'studio', 'shell']);
  const { state, defaults, hrefWith, show } = address;
  const item = events[0]?.item;
  return (
    <FilterBar clear={isFiltered(state) ? hrefWith(defaults) : null}>
      <PersonFilter
        person={state.person}
        name={events[0]?.person?.name}
        onChoose={(person) => {
          show({ person });
        }}
      />
      <FilterSelect
        label={t('column.what')}
        any={t('filter.anyAction')}
        groups={AUDIT_GROUP_NAMES.map((group) => ({
          text: t(`group.${group}`),
          options: [
            { value: group, text: t('filter.wholeGroup', { group: t(`group.${group}`) }) },
            ...AUDIT_GROUPS[group].map((value) => ({ value, text: t(`action.${value}`) })),
          ],
        }))}
        value={state.action}
        onChoose={(action) => {
          show({ action });
        }}
      />
      <FilterSelect
        label={t('studio:column.area')}
        any={t('studio:content.anyArea')}
        options={AREAS.map((value) => ({ value, text: t(`shell:area.${value}`) }))}
        value={state.area}
        onChoose={(area) => {
          show({ area, id: null });
        }}
      />
      {state.id !== null && (
        <ChosenFilter
          text={item?.title ?? state.id}
          onRemove={() => {
            show({ id: null, area: null });
          }}
        />
      )}
      <DayRange address={address} classes={{ range: styles.days, day: styles.day, wrong: styles.wrong }} />
    </FilterBar>
  );
}
