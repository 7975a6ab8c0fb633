import { useId, useState } from 'react';
import type { ManagedItem } from 'contract/manage/content';
import { toast } from '@/lib/browser/toasts';
import { formatDate } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { applyCare, bulkItemOf } from '../care/apply-care';
import { shownTitle } from '../content/item-titles';
import { useDraftForm } from '../forms/useDraftForm';
import { FutureMomentField, futureProblem } from '../item-editor/fields/MomentField';
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
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (moment: string) => {
    setBusy(true);
    const done = await applyCare({ kind: 'expiry', expiresAt: moment || null }, bulkItemOf(item), ({ message }) => {
      setFailure(message);
    });
    setBusy(false);
    if (!done) return;
    toast('success', moment ? t('extend.done', { date: formatDate(moment, 'dateTime') }) : t('extend.never'));
    onDone();
  };
  const { form, part, submit } = useDraftForm(
    () => ({ moment: item.expiresAt ?? '' }),
    ({ moment }) => futureProblem(moment),
    ({ moment }) => {
      if (!busy) void save(moment);
    },
  );
  return (
    <Dialog title={t('extend.title')} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <p lang={locale}>{title}</p>
        <FutureMomentField
          id={id}
          label={t('extend.expires')}
          value={part.draft.moment}
          emptyText={t('extend.empty')}
          problems={part.problems}
          failure={failure ?? undefined}
          onChange={(moment) => {
            part.change({ moment });
          }}
        />
        <p className="meta">{t('extend.hint')}</p>
        <DialogButtons submit={t('extend.save')} isDisabled={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
