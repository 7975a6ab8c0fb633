import { useId } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { needsApproval } from '../../review/review-state';
import styles from './PublishActions.module.css';
import { offersSubmission } from './offers-submission';
import type { ItemInfo } from './useItemActions';

interface PublishActionsProps {
  info: ItemInfo;
  /** Version of the draft; null while there are changes that are not saved. */
  version: number | null;
  busy: boolean;
  /** True if there is room for one button only; the other one is in the menu. */
  isPhone: boolean;
  onSubmit: () => void;
  onPublish: () => void;
}

/** Buttons that submit and publish a draft. A draft that must be approved first cannot be published, and the button says why. */
export function PublishActions({ info, version, busy, isPhone, onSubmit, onPublish }: PublishActionsProps) {
  const { t } = useTranslation(['itemEditor', 'reviews']);
  const reasonId = useId();
  const { can, review } = info;
  const isBlocked = needsApproval(info, version);
  const canSubmit = offersSubmission(info, version);
  const isMainSubmit = !can.publish || isBlocked;
  const showsSubmit = canSubmit && (isMainSubmit || !isPhone);
  const showsPublish = can.publish && !(isPhone && isBlocked && canSubmit);
  return (
    <>
      {showsSubmit && (
        <button
          type="button"
          className={`button ${isMainSubmit ? 'button-primary' : ''}`}
          aria-disabled={busy}
          onClick={onSubmit}
        >
          {t(isPhone ? 'reviews:editor.submitAction' : review === 'off' ? 'bar.submit' : 'reviews:editor.submit')}
        </button>
      )}
      {showsPublish && (
        <button
          type="button"
          className={`button ${isBlocked ? styles.blocked : 'button-primary'}`}
          aria-disabled={busy || isBlocked}
          aria-describedby={isBlocked ? reasonId : undefined}
          title={isBlocked ? t('reviews:editor.blocked') : undefined}
          onClick={() => {
            if (!isBlocked) onPublish();
          }}
        >
          {t('bar.publish')}
        </button>
      )}
      {isBlocked && (
        <span id={reasonId} className="visually-hidden">
          {t('reviews:editor.blocked')}
        </span>
      )}
    </>
  );
}
