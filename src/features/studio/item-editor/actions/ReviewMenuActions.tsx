import { useTranslation } from '@/lib/i18n/useTranslation';
import { MenuAction } from '@/ui/overlay/Menu';
import { needsApproval } from '../../review/review-state';
import { offersSubmission } from './offers-submission';
import type { ItemInfo } from './useItemActions';

interface ReviewMenuActionsProps {
  info: ItemInfo;
  version: number | null;
  isPhone: boolean;
  onSubmit: () => void;
  onOverrule: () => void;
}

/** Entries of the menu: the submission for which the bar has no room, and publishing without the approval that is required. */
export function ReviewMenuActions({ info, version, isPhone, onSubmit, onOverrule }: ReviewMenuActionsProps) {
  const { t } = useTranslation('reviews');
  const isBlocked = needsApproval(info, version);
  return (
    <>
      {isPhone && info.can.publish && !isBlocked && offersSubmission(info, version) && (
        <MenuAction onChoose={onSubmit}>{t('editor.submit')}</MenuAction>
      )}
      {isBlocked && info.can.overrule && <MenuAction onChoose={onOverrule}>{t('editor.overrule')}</MenuAction>}
    </>
  );
}
