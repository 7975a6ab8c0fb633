import { useId, useState, type SyntheticEvent } from 'react';
import { zoneName } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { Labelled } from '../fields/FieldControl';
import { MomentControl } from '../fields/MomentControl';
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
  const [time, setTime] = useState(publishAt);
  const canMove = time !== '' && time !== publishAt && !busy;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canMove) return;
    void move(time).then((done) => {
      if (done) onClose();
    });
  };
  return (
    <Dialog title={t('move.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <Labelled
          id={id}
          label={t('publish.at', { zone: zoneName() })}
          problem={failure?.message}
          control={<MomentControl id={id} className="field" withTime value={time} onChange={setTime} />}
        />
        <DialogButtons submit={t('move.action')} isDisabled={!canMove} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
