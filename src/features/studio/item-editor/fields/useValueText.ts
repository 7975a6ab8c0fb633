import type { Field } from 'contract/manage/fields';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { OptionName } from './FieldControl';
import { useFieldLabel } from './useFieldLabel';

/**
 * Returns a function for a field's value as short text, with the label of the field unless the value was chosen from a list. It
 * returns an empty text for values that are empty or have no short text.
 */
export function useValueText(): (field: Field, value: unknown) => string {
  const { t } = useTranslation('itemEditor');
  const labelOf = useFieldLabel();
  return ({ kind, name }, value) => {
    const labelled = (text: string) => t('labelled', { label: labelOf(name), text });
    if (typeof value === 'number') return labelled(formatNumber(value));
    if (typeof value !== 'string' || value === '' || kind === 'paragraph' || kind === 'address') return '';
    if (kind === 'choice') return t(`option.${value as OptionName}`);
    return labelled(kind === 'day' || kind === 'moment' ? formatDate(value) : value);
  };
}
