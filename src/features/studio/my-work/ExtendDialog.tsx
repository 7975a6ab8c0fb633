import { useId, useState, type SyntheticEvent } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { toast } from '@/lib/browser/toasts';
import { formatDate } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { applyCare, bulkItemOf } from '../care/apply-care';
import { shownTitle } from '../content/item-titles';
import { Labelled } from '../item-editor/fields/FieldControl';
import { MomentControl } from '../item-editor/fields/MomentControl';
import styles from './ExtendDialog.module.css';

interface ExtendDialogProps {
  item: ManagedItem;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that asks for a later expiry of an item; if the field is emptied, the item never expires. */
export function ExtendDialog({ item, onClose, onDone }: ExtendDialogProps) {
  const { t } = useTranslation('contentCare');
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  const id = useId();
  const [moment, setMoment] = useState(item.expiresAt ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const done = await applyCare({ kind: 'expiry', expiresAt: moment || null }, bulkItemOf(item), ({ message }) => {
      setFailure(message);
    });
    setBusy(false);
    if (!done) return;
    toast('success', moment ? t('extend.done', { date: formatDate(moment, 'dateTime') }) : t('extend.never'));
    onDone();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <Dialog title={t('extend.title')} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <p lang={locale}>{title}</p>
        <Labelled
          id={id}
          label={t('extend.expires')}
          problem={failure ?? undefined}
          control={
            <MomentControl id={id} className="field" withTime value={moment} emptyText={t('extend.empty')} onChange={setMoment} />
          }
        />
        <p className="meta">{t('extend.hint')}</p>
        <DialogButtons submit={t('extend.save')} isDisabled={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
