import { AUDIT_GROUP_NAMES, AUDIT_ACTIONS } from 'contract/core/audit';
import type { AuditEvent } from 'contract/manage/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ChosenFilter } from '@/ui/filters/FilterChips';
import { usePeriodChips } from '@/ui/filters/usePeriodChips';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { AuditState } from './audit-address';

/**
 * Returns the filters that leave something out, besides the person, with their texts and the addresses without them. The events know
 * the title of the item that is filtered by.
 */
export function useChosenFilters(address: ListAddress<AuditState>, events: readonly AuditEvent[] = []): ChosenFilter[] {
  const { t } = useTranslation(['audit', 'shell']);
  const period = usePeriodChips(address);
  const { state, hrefWith } = address;
  const { action, area, id } = state;
  const group = AUDIT_GROUP_NAMES.find((name) => name === action);
  const single = AUDIT_ACTIONS.find((name) => name === action);
  const actionText = (group && t('filter.wholeGroup', { group: t(`group.${group}`) })) ?? (single && t(`action.${single}`));
  const itemText = area && (id === null ? t(`shell:area.${area}`) : (events[0]?.item?.title ?? id));
  return [
    ...(actionText ? [{ key: 'action', text: actionText, removeHref: hrefWith({ action: null }) }] : []),
    ...(itemText ? [{ key: 'item', text: itemText, removeHref: hrefWith({ area: null, id: null }) }] : []),
    ...period,
  ];
}
