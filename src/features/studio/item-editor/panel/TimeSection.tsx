import { useId } from 'react';
import { zoneName } from '@/lib/i18n/format';
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
  return (
    <PanelSection title={t('section.time')}>
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
