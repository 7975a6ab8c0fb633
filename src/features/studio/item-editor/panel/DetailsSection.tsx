import { useFieldLabel } from '../fields/useFieldLabel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FieldControl } from '../fields/FieldControl';
import { PanelSection } from './PanelSection';
import type { SectionProps } from './WhereSection';

/** Fields that the area adds to an item, independent of language. */
export function DetailsSection({ document, form, problems, change }: SectionProps) {
  const { t } = useTranslation('itemEditor');
  const labelOf = useFieldLabel();
  if (!form.fields.length) return null;
  return (
    <PanelSection title={t('section.details')} open>
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
