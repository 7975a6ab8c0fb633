import { useId } from 'react';
import { daysTo, formatDate } from '@/lib/i18n/format';
import { zoneName } from '@/lib/i18n/zone-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../fields/FieldControl';
import { MomentControl } from '../fields/MomentControl';
import { CheckByField } from './CheckByField';
import { PanelSection } from './PanelSection';
import type { SectionProps } from './WhereSection';

/** Date of publication and expiry of an item. */
export function TimeSection({ document, problems, change }: SectionProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const { publishedAt } = document;
  const note = publishedAt && t(daysTo(publishedAt) > 0 ? 'time.publishes' : 'time.published', { date: formatDate(publishedAt) });
  return (
    <PanelSection title={t('section.time')} note={note ?? undefined}>
      {(['publishedAt', 'expiresAt'] as const).map((name) => (
        <Labelled
          key={name}
          id={`${id}-${name}`}
          label={t(`time.${name}`)}
          part={name}
          problem={problems[name]}
          control={
            <MomentControl
              id={`${id}-${name}`}
              className="field"
              withTime
              value={document[name] ?? ''}
              emptyText={t(`time.${name}Empty`)}
              onChange={(moment) => {
                change((before) => ({ ...before, [name]: moment || null }));
              }}
            />
          }
        />
      ))}
      <CheckByField
        id={`${id}-check`}
        value={document.checkBy}
        problem={problems['checkBy']}
        onChange={(day) => {
          change(({ checkBy: _former, ...before }) => ({ ...before, ...(day && { checkBy: day }) }));
        }}
      />
      <p className="meta">{t('time.zone', { zone: zoneName() })}</p>
    </PanelSection>
  );
}
