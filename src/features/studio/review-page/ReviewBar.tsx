import { useState } from 'react';
import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { formatAge } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, MANAGE_REVIEWS_PATH } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import { useHeightToken } from '@/ui/primitives/useHeightToken';
import { ReturnDialog } from '../item-editor/actions/ReturnDialog';
import { isApprovedVersion } from '../review/review-state';
import type { Review } from './review';
import styles from './ReviewPage.module.css';
import type { Decision } from './useDecision';

interface ReviewBarProps {
  item: ItemRef;
  draft: Review;
  decision: Decision;
}

/** Bar with the state of the draft and the decision; on phones the decision stays at the bottom of the screen. */
export function ReviewBar({ item, draft, decision }: ReviewBarProps) {
  const { t } = useTranslation('reviewing');
  const [isReturning, setReturning] = useState(false);
  const measured = useHeightToken('--height-action');
  const { can } = draft;
  const hasDecision = can.review || can.return;
  return (
    <div className={styles.bar}>
      <div className={`content ${styles.inner}`}>
        <Link to={MANAGE_REVIEWS_PATH} className="icon-button" aria-label={t('page.back')} title={t('page.back')}>
          <Icon name="chevron-left" />
        </Link>
        <p className={styles.state}>
          <StateText draft={draft} />
        </p>
        {can.edit && (
          <Link className={`button ${styles.editor}`} to={editorPath(item)}>
            <Icon name="pencil" />
            {t('page.editor')}
          </Link>
        )}
        {hasDecision && (
          <div ref={measured} className={styles.decision}>
            {can.return && (
              <button
                type="button"
                className="button"
                aria-disabled={decision.busy}
                onClick={() => {
                  setReturning(true);
                }}
              >
                {t('giveBack')}
              </button>
            )}
            {can.review && (
              <button type="button" className="button button-primary" aria-disabled={decision.busy} onClick={decision.approve}>
                <Icon name="check" />
                {t('approve')}
              </button>
            )}
          </div>
        )}
      </div>
      {decision.failure && !isReturning && (
        <p role="alert" className={`content ${styles.failure}`}>
          {decision.failure.message}
        </p>
      )}
      {isReturning && (
        <ReturnDialog
          actions={decision}
          onClose={() => {
            setReturning(false);
          }}
        />
      )}
    </div>
  );
}

function StateText({ draft }: { draft: Review }) {
  const { t } = useTranslation(['reviewing', 'reviews']);
  const { submitted, approval, can, review } = draft;
  const name = (by: { name: string } | null) => by?.name ?? t('reviews:someone');
  if (approval && isApprovedVersion(draft, draft.draft?.version ?? null))
    return <strong data-state="approved">{t('page.approved', { name: name(approval.by), age: formatAge(approval.at) })}</strong>;
  if (!submitted) return <span className={`tag ${styles.draft}`}>{t('page.notSubmitted')}</span>;
  return (
    <>
      <strong>{t('page.submitted', { name: name(submitted.by), age: formatAge(submitted.at) })}</strong>
      {!can.review && review !== 'off' && <span>{t(can.edit ? 'page.own' : 'page.notYours')}</span>}
    </>
  );
}
