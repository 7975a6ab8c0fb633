import type { FieldName } from 'contract/manage/fields';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Names of the fields of records, such as key dates and questions. */
type RecordFieldName =
  'date' | 'text' | 'question' | 'expected' | 'otherwise' | 'unit' | 'least' | 'most' | 'options' | 'accepted';

/** Returns a function that returns the label of a field. */
export function useFieldLabel(): (name: string) => string {
  const { t } = useTranslation('itemEditor');
  return (name) => t(`field.${name as FieldName | RecordFieldName}`);
}
