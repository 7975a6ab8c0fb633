import { useId } from 'react';
import { zoneName } from '@/lib/i18n/zone-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DeferredPart } from '@/ui/states/DeferredPart';
import type { ChosenRelease } from '../../releases/ReleaseChoice';
import { FutureMomentField, futureProblem, type FutureProblem } from '../fields/MomentField';
import styles from './Actions.module.css';

/** Time of a publication: now, at a moment, or with a release. */
export interface Timing {
  when: 'now' | 'later' | 'release';
  /** ISO 8601 moment; empty while there is none. */
  publishAt: string;
  release: ChosenRelease;
}

export const NOW: Timing = { when: 'now', publishAt: '', release: { name: '' } };

/** Returns whether nothing is missing in the time of a publication. */
export function isComplete({ when, publishAt, release }: Timing): boolean {
  if (when === 'later') return publishAt !== '';
  return when === 'now' || 'id' in release || release.name.trim() !== '';
}

/** Returns what has to be changed in the time of a publication before it can be sent. */
export const timingProblem = ({ when, publishAt }: Timing): FutureProblem => (when === 'later' ? futureProblem(publishAt) : {});

interface PublishTimeProps {
  timing: Timing;
  problems: FutureProblem;
  /** True if the draft can be added to a release: it is in none, and needs no overruling. */
  offersRelease: boolean;
  onChange: (timing: Timing) => void;
}

const loadChoice = () => import('../../releases/ReleaseChoice');

/** Asks when a draft is published. */
export function PublishTime({ timing, problems, offersRelease, onChange }: PublishTimeProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const choices = offersRelease ? (['now', 'later', 'release'] as const) : (['now', 'later'] as const);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('publish.when')}</legend>
      {choices.map((when) => (
        <label key={when}>
          <input
            type="radio"
            name={`${id}-when`}
            checked={timing.when === when}
            onChange={() => {
              onChange({ ...timing, when });
            }}
          />
          {t(`publish.${when}`)}
        </label>
      ))}
      {timing.when === 'later' && (
        <FutureMomentField
          id={`${id}-at`}
          label={t('publish.at', { zone: zoneName() })}
          value={timing.publishAt}
          problems={problems}
          onChange={(publishAt) => {
            onChange({ ...timing, publishAt });
          }}
        />
      )}
      {timing.when === 'release' && (
        <DeferredPart load={loadChoice} waiting={<div className={styles.waiting} />}>
          {(ReleaseChoice) => (
            <ReleaseChoice
              value={timing.release}
              onChange={(release) => {
                onChange({ ...timing, release });
              }}
            />
          )}
        </DeferredPart>
      )}
    </fieldset>
  );
}
