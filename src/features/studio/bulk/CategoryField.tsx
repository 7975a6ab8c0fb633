import type { Area } from 'contract/core/areas';
import type { BulkAction } from 'contract/manage/bulk';
import { useCall } from '@/lib/api/useCall';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../item-editor/fields/FieldControl';
import { keyOf, pathName } from '../item-editor/panel/names';

interface CategoryFieldProps {
  id: string;
  /** Area whose categories are offered; null if the items are of several. */
  area: Area | null;
  action: BulkAction | null;
  onChange: (action: BulkAction | null) => void;
}

/** Select of the category that items of one area get in place of theirs. */
export function CategoryField({ id, area, action, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('bulkCare');
  const locale = useInterfaceLocale();
  const { data, failure } = useCall('POST /api/manage/content/form', area && { area });
  if (area === null) return <p role="note">{t('oneArea')}</p>;
  const paths = data?.classifications ?? [];
  return (
    <Labelled
      id={id}
      label={t('field.classification')}
      problem={failure?.message}
      control={
        <select
          id={id}
          className="field"
          value={action?.kind === 'classification' ? keyOf(action.path) : ''}
          onChange={({ target }) => {
            const path = paths.find((each) => keyOf(each) === target.value);
            onChange(path ? { kind: 'classification', area, path } : null);
          }}
        >
          <option value="">{t('choose')}</option>
          {paths.map((path) => (
            <option key={keyOf(path)} value={keyOf(path)}>
              {pathName(path, locale)}
            </option>
          ))}
        </select>
      }
    />
  );
}
