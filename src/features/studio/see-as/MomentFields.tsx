import { useId } from 'react';
import { zoneName } from '@/lib/i18n/zone-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { MomentField } from '../item-editor/fields/MomentField';
import type { FormPartProps } from './see-as-choice';
import styles from './SeeAsScreen.module.css';

/** Chooses now or a later time. */
export function MomentFields({ form, problem, onChange }: FormPartProps) {
  const { t } = useTranslation('seeAs');
  const id = useId();
  return (
    <fieldset className={styles.fields}>
      <legend>{t('when')}</legend>
      <SegmentedChoice
        label={t('when')}
        quiet
        options={(['now', 'later'] as const).map((value) => ({ value, text: t(`at.${value}`) }))}
        value={form.isLater ? 'later' : 'now'}
        onChoose={(value) => {
          onChange({ ...form, isLater: value === 'later' });
        }}
      />
      {form.isLater && (
        <div className={styles.field}>
          <MomentField
            id={id}
            label={t('moment', { zone: zoneName() })}
            problem={problem}
            value={form.moment}
            onChange={(moment) => {
              onChange({ ...form, moment });
            }}
          />
          <p className="meta">{t('momentHint')}</p>
        </div>
      )}
    </fieldset>
  );
}
