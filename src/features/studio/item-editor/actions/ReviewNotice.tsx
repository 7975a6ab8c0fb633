import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { reviewPath } from '@/lib/paths';
import { isApprovedVersion, needsApproval } from '../../review/review-state';
import type { ItemInfo } from './useItemActions';

interface ReviewNoticeProps {
  item: ItemRef;
  info: ItemInfo;
  /** Version of the draft; null while there are changes that are not saved. */
  version: number | null;
  /** Renders a notice with its action. */
  notice: (text: string, action: ReactNode) => ReactNode;
}

/** Says how far the review of a draft is: approved, approved in an earlier version, or still needed. */
export function ReviewNotice({ item, info, version, notice }: ReviewNoticeProps) {
  const { t } = useTranslation('reviews');
  const { approval, submitted, review, can, draft } = info;
  if (review === 'off' || !draft) return null;
  const name = approval?.by?.name ?? t('someone');
  const open = can.review && (
    <Link className="button" to={reviewPath(item)}>
      {t('editor.review')}
    </Link>
  );
  if (approval && isApprovedVersion(info, version))
    return notice(t('editor.approved', { name, time: formatDate(approval.at, 'dateTime') }), null);
  if (approval) return notice(t('editor.voided', { name }), open);
  if (open) return notice(t(`rule.${review}`), open);
  if (submitted) return submitted.version === version ? null : notice(t('editor.newer'), null);
  return needsApproval(info, version) && can.publish ? notice(t('editor.blocked'), null) : null;
}
