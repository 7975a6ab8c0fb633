import { useState } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FormDialog } from '@/ui/overlay/FormDialog';
import styles from './ConflictDialog.module.css';
import { ConflictChoice } from './ConflictChoice';
import type { DraftConflict } from './draft-snapshot';
import type { Choice } from './resolve-conflicts';

interface ConflictDialogProps {
  conflict: DraftConflict;
  /** Returns the label of a field by its path in the document. */
  labelOf: (path: readonly string[]) => string;
  /** Called with one choice for each conflict, in the same order. */
  onResolve: (choices: Choice[]) => void;
  onClose: () => void;
}

/** Shows both versions of everything that two editors changed, side by side, to choose from. */
export function ConflictDialog({ conflict, labelOf, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('draftSaving');
  const { source, by, conflicts } = conflict;
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([]);
  const complete = conflicts.map((_, index) => choices[index]).filter((choice) => choice !== undefined);
  const isComplete = complete.length === conflicts.length;
  const name = by?.name ?? '';
  const draftTexts = by
    ? ([t('conflict.draft', { name }), t('conflict.theirs', { name })] as const)
    : ([t('conflict.draftUnknown'), t('conflict.theirsImported')] as const);
  const [lead, theirs] = source === 'draft' ? draftTexts : [t('conflict.published'), t('conflict.theirsPublished')];
  const footer = (
    <div className={styles.buttons}>
      <p role="status" className={styles.count}>
        {t('conflict.chosen', { chosen: formatNumber(complete.length), total: formatNumber(conflicts.length) })}
      </p>
      <button type="button" className="button" onClick={onClose}>
        {t('conflict.later')}
      </button>
      <button
        type="button"
        className="button button-primary"
        disabled={!isComplete}
        onClick={() => {
          onResolve(complete);
        }}
      >
        {t('conflict.save')}
      </button>
    </div>
  );
  const choose = (index: number, choice: Choice) => {
    setChoices(conflicts.map((_, place) => (place === index ? choice : choices[place])));
  };
  const chooseAll = (choice: Choice) => {
    setChoices(conflicts.map(() => choice));
  };
  return (
    <FormDialog title={t('conflict.title')} place="wide" footer={footer} isUnsaved={complete.length > 0} onClose={onClose}>
      <p className={styles.lead}>{lead}</p>
      {conflicts.length > 1 && (
        <div className={styles.all}>
          <button
            type="button"
            className="button"
            onClick={() => {
              chooseAll('mine');
            }}
          >
            {t('conflict.allMine')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              chooseAll('theirs');
            }}
          >
            {t('conflict.allTheirs')}
          </button>
        </div>
      )}
      {conflicts.map((one, index) => (
        <ConflictChoice
          key={`${one.path.join('.')} ${one.place?.start ?? ''}`}
          conflict={one}
          label={labelOf(one.path)}
          theirs={theirs}
          choice={choices[index]}
          onChoose={(choice) => {
            choose(index, choice);
          }}
        />
      ))}
    </FormDialog>
  );
}
