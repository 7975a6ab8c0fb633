import { useId } from 'react';
import { zoneName } from '@/lib/i18n/zone-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MomentField } from '../item-editor/fields/MomentField';
import type { PartProps } from './part-props';
import styles from './SlideDialog.module.css';

/** Fields for the times at which a slide starts and stops being shown. */
export function SlideTimes({ draft, problems, change }: PartProps) {
  const { t } = useTranslation('studioHome');
  const id = useId();
  const field = (name: 'startsAt' | 'endsAt', label: string, problem?: string) => (
    <MomentField
      id={`${id}-${name}`}
      label={label}
      problem={problem}
      value={draft[name]}
      onChange={(moment) => {
        change(name === 'startsAt' ? { startsAt: moment } : { endsAt: moment });
      }}
    />
  );
  return (
    <div className={styles.times}>
      {field('startsAt', t('form.from'))}
      {field('endsAt', t('form.until'), problems.times && t(`form.problem.${problems.times}`))}
      <p className="meta">{t('form.zone', { zone: zoneName() })}</p>
    </div>
  );
}
