import { AREAS } from 'contract/core/areas';
import { AUDIT_FORMATS, AUDIT_GROUP_NAMES, AUDIT_GROUPS } from 'contract/core/audit';
import type { AuditEvent } from 'contract/manage/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DayRange } from '@/ui/filters/DayRange';
import { FilterChips } from '@/ui/filters/FilterChips';
import { FilterDrawer } from '@/ui/filters/FilterDrawer';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Menu, MenuDownload } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
import { countFilters, exportAddress, type AuditState } from './audit-address';
import styles from './AuditFilters.module.css';
import { ChosenFilter } from './ChosenFilter';
import { PersonFilter } from './PersonFilter';
import { useChosenFilters } from './useChosenFilters';

interface AuditFiltersProps {
  address: ListAddress<AuditState>;
  /** Events that are shown, which know the names of what is filtered by; undefined while they are loading. */
  events: readonly AuditEvent[] | undefined;
  /** Moves the focus, because the link of a filter disappears with it. */
  onRemove: () => void;
}

/**
 * Filters above the log: by person, action, area and days; an item is chosen in the log. On phones, the search for a person stays
 * visible; the other filters are in a drawer, and the exports in a menu.
 */
export function AuditFilters({ address, events, onRemove }: AuditFiltersProps) {
  const { t } = useTranslation(['audit', 'item']);
  const isPhone = useIsPhone();
  const { state, defaults, hrefWith, show } = address;
  const person = (
    <PersonFilter
      person={state.person}
      name={events?.[0]?.person?.name}
      onChoose={(chosen) => {
        show({ person: chosen });
      }}
    />
  );
  // An empty list has the link in its message.
  const clear = events?.length === 0 ? null : hrefWith(defaults);
  const chosen = useChosenFilters(address, events);
  if (!isPhone) {
    return (
      <FilterBar clear={isFiltered(address) ? clear : null}>
        {person}
        <EventFilters address={address} />
        <ItemFilter address={address} events={events} />
        <DayFilter address={address} />
      </FilterBar>
    );
  }
  return (
    <>
      <FilterBar search={person} clear={null}>
        <FilterDrawer chosen={countFilters(state)} result={t('item:filter.show')}>
          <div className={styles.drawer}>
            <EventFilters address={address} />
            <DayFilter address={address} />
          </div>
        </FilterDrawer>
        <div className={styles.exports}>
          <Menu label={t('export.name')} button={<Icon name="dots" />}>
            {(close) =>
              AUDIT_FORMATS.map((format) => (
                <MenuDownload key={format} href={exportAddress(state, format)} onChoose={close}>
                  {t(`export.${format}`)}
                </MenuDownload>
              ))
            }
          </Menu>
        </div>
      </FilterBar>
      <FilterChips chosen={chosen} clearHref={clear} onPress={onRemove} />
    </>
  );
}

type AddressProps = Pick<AuditFiltersProps, 'address'>;

function EventFilters({ address: { state, show } }: AddressProps) {
  const { t } = useTranslation(['audit', 'studio', 'shell']);
  return (
    <>
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
    </>
  );
}

/** Item that was chosen in the log, as a button that shows all others again. */
function ItemFilter({ address: { state, show }, events }: Pick<AuditFiltersProps, 'address' | 'events'>) {
  if (state.id === null) return null;
  return (
    <ChosenFilter
      text={events?.[0]?.item?.title ?? state.id}
      onRemove={() => {
        show({ id: null, area: null });
      }}
    />
  );
}

const DayFilter = ({ address }: AddressProps) => (
  <DayRange address={address} classes={{ range: styles.days, day: styles.day, wrong: styles.wrong }} />
);
