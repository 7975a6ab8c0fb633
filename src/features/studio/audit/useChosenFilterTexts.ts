import { AUDIT_GROUP_NAMES, AUDIT_ACTIONS } from 'contract/core/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { usePeriodChips } from '@/ui/filters/usePeriodChips';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { AuditState } from './audit-address';

/** Returns the texts of the filters that leave something out. */
export function useChosenFilterTexts(address: ListAddress<AuditState>): string[] {
  const { t } = useTranslation(['audit', 'shell']);
  const period = usePeriodChips(address);
  const { person, action, area, id } = address.state;
  const group = AUDIT_GROUP_NAMES.find((name) => name === action);
  const single = AUDIT_ACTIONS.find((name) => name === action);
  const texts = [
    person && t('filter.somebody'),
    (group && t('filter.wholeGroup', { group: t(`group.${group}`) })) ?? (single && t(`action.${single}`)),
    area && t(`shell:area.${area}`),
    id,
    ...period.map(({ text }) => text),
  ];
  return texts.filter((text) => typeof text === 'string');
}
