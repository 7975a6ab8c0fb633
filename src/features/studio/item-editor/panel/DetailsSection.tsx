import { useFieldLabel } from '../fields/useFieldLabel';
import { useValueText } from '../fields/useValueText';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FieldControl } from '../fields/FieldControl';
import { PanelSection } from './PanelSection';
import type { SectionProps } from './WhereSection';

/** Number of values that are shown while the section is closed. */
const MAX_VALUES = 2;

/** Fields that the area adds to an item, independent of language. */
export function DetailsSection({ document, form, problems, change }: SectionProps) {
  const { t } = useTranslation('itemEditor');
  const labelOf = useFieldLabel();
  const valueText = useValueText();
  if (!form.fields.length) return null;
  const values = form.fields.map((field) => valueText(field, document.fields[field.name])).filter(Boolean);
  return (
    <PanelSection
      title={t('section.details')}
      note={values.slice(0, MAX_VALUES).join(' · ')}
      open={form.fields.some(({ name }) => problems[`fields.${name}`])}
    >
      {form.fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          label={labelOf(field.name)}
          value={document.fields[field.name]}
          problem={problems[`fields.${field.name}`]}
          onChange={(value) => {
            change((before) => ({ ...before, fields: { ...before.fields, [field.name]: value } }));
          }}
        />
      ))}
    </PanelSection>
  );
}
