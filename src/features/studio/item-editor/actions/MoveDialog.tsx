import { useId, type SyntheticEvent } from 'react';
import { zoneName } from '@/lib/i18n/zone-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { useDraftForm } from '../../forms/useDraftForm';
import { FutureMomentField, futureProblem } from '../fields/MomentField';
import styles from './Actions.module.css';
import type { ItemActions } from './useItemActions';

interface MoveDialogProps {
  /** Time of publication now (ISO 8601). */
  publishAt: string;
  actions: Pick<ItemActions, 'move' | 'busy' | 'failure'>;
  onClose: () => void;
}

/** Asks for another time at which a scheduled revision is published. */
export function MoveDialog({ publishAt, actions: { move, busy, failure }, onClose }: MoveDialogProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const { form, part, submit } = useDraftForm(
    () => ({ moment: publishAt }),
    ({ moment }) => futureProblem(moment),
    ({ moment }) => {
      void move(moment).then((done) => {
        if (done) onClose();
      });
    },
  );
  const { moment } = part.draft;
  const canMove = moment !== '' && moment !== publishAt && !busy;
  const onSubmit = (event: SyntheticEvent) => {
    if (canMove) submit(event);
    else event.preventDefault();
  };
  return (
    <Dialog title={t('move.title')} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={onSubmit}>
        <FutureMomentField
          id={id}
          label={t('publish.at', { zone: zoneName() })}
          value={moment}
          problems={part.problems}
          failure={failure?.message}
          onChange={(time) => {
            part.change({ moment: time });
          }}
        />
        <DialogButtons submit={t('move.action')} isDisabled={!canMove} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
