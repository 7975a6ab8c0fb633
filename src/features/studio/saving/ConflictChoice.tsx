import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonName } from '@/entities/person/PersonName';
import styles from './ConflictDialog.module.css';
import type { Conflict } from './merge-documents';
import type { Choice } from './resolve-conflicts';
import { valueText } from './value-text';

interface ConflictChoiceProps {
  conflict: Conflict;
  /** Name of the field. */
  label: string;
  /** Name of the other version. */
  theirs: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** Both versions of one place, and the choice between them. */
export function ConflictChoice({ conflict, label, theirs, choice, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('draftSaving');
  const name = useId();
  const radio = (value: Choice, text: string) => (
    <label className={styles.name}>
      <input
        type="radio"
        name={name}
        checked={choice === value}
        onChange={() => {
          onChoose(value);
        }}
      />
      {text}
    </label>
  );
  const shown = (value: unknown) => {
    const text = valueText(value);
    return text && conflict.path[0] === 'owner' ? <PersonName id={text} /> : text || t('conflict.empty');
  };
  const canKeepBoth = conflict.place !== null && conflict.place.mine > 0 && conflict.place.theirs > 0;
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.versions}>
        <div className={styles.version} data-chosen={choice === 'mine' || choice === 'both'}>
          {radio('mine', t('conflict.mine'))}
          <p className={styles.text}>{shown(conflict.mine)}</p>
        </div>
        <div className={styles.version} data-chosen={choice === 'theirs' || choice === 'both'}>
          {radio('theirs', theirs)}
          <p className={styles.text}>{shown(conflict.theirs)}</p>
        </div>
      </div>
      {canKeepBoth && radio('both', t('conflict.both'))}
    </fieldset>
  );
}
