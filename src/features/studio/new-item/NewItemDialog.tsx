import { useId, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'umi';
import type { Area } from 'contract/core/areas';
import type { CallAnswer } from 'contract/api';
import { useCall } from '@/lib/api/useCall';
import { newItemPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { AreaChoice } from './AreaChoice';
import { CopyChoice, type Original } from './CopyChoice';
import styles from './NewItem.module.css';

interface NewItemDialogProps {
  /** Title of the new item, if it is known. */
  title?: string | undefined;
  onClose: () => void;
}

/** Dialog for the area of a new item and for the item that it is a copy of, if any. It leads to the editor. */
export function NewItemDialog({ title, onClose }: NewItemDialogProps) {
  const { t } = useTranslation('studio');
  const scope = useCall('POST /api/manage/content/scope', {});
  return (
    <Dialog title={t('new.title')} onClose={onClose}>
      <QueryState query={scope} skeleton={<Skeleton height="320px" />}>
        {({ areas }: CallAnswer<'POST /api/manage/content/scope'>) => (
          <NewItemForm areas={areas} title={title} onClose={onClose} />
        )}
      </QueryState>
    </Dialog>
  );
}

const STARTS = ['blank', 'copy'] as const;

function NewItemForm({ areas, title = '', onClose }: NewItemDialogProps & { areas: readonly Area[] }) {
  const { t } = useTranslation(['studio', 'item']);
  const navigate = useNavigate();
  const problemId = useId();
  const [area, setArea] = useState(areas[0]);
  const [start, setStart] = useState<(typeof STARTS)[number]>('blank');
  const [original, setOriginal] = useState<Original | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  if (area === undefined) return <p>{t('new.noAreas')}</p>;
  const copied = start === 'copy' ? original : null;
  const isIncomplete = start === 'copy' && original === null;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIncomplete(isIncomplete);
    if (isIncomplete) return;
    onClose();
    navigate(newItemPath(area, { copyOf: copied?.id, title }));
  };
  return (
    <form className={styles.form} aria-describedby={problemId} onSubmit={onSubmit}>
      <AreaChoice
        areas={areas}
        area={area}
        onChoose={(chosen) => {
          setArea(chosen);
          setOriginal(null);
        }}
      />
      <SegmentedChoice
        label={t('new.start')}
        options={STARTS.map((value) => ({ value, text: t(`new.${value}`) }))}
        value={start}
        onChoose={setStart}
      />
      {start === 'copy' && <CopyChoice area={area} original={original} onChoose={setOriginal} />}
      <p id={problemId} role="alert" className={styles.problem}>
        {incomplete && isIncomplete && t('new.missing')}
      </p>
      <DialogButtons submit={t('new.write')} onCancel={onClose} />
    </form>
  );
}
