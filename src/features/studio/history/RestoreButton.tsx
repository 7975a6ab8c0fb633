import type { ItemRef } from 'contract/item';
import { formatAge, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { useRestore } from './useRestore';

interface RestoreButtonProps {
  item: ItemRef;
  revision: number;
  /** True if readers have this revision: restoring it is seldom what an editor came for. */
  isNewest: boolean;
}

/** Button that makes a revision the draft of its item. It asks first if there is a draft, which would be lost. */
export function RestoreButton({ item, revision, isNewest }: RestoreButtonProps) {
  const { t } = useTranslation(['itemHistory', 'studio']);
  const { working, replaced, begin, confirm, cancel } = useRestore(item, revision);
  return (
    <>
      <button type="button" className={`button ${isNewest ? '' : 'button-primary'}`} aria-disabled={working} onClick={begin}>
        {t(working ? 'restore.working' : 'restore.action')}
      </button>
      {replaced && (
        <ConfirmDialog
          title={t('restore.title')}
          text={t('restore.text', {
            revision: formatNumber(revision),
            name: replaced.savedBy?.name ?? t('studio:draft.import'),
            age: formatAge(replaced.savedAt),
          })}
          action={t('restore.confirm')}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
    </>
  );
}
