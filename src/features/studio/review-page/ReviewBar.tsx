import { useState } from 'react';
import { Link } from 'umi';
import type { ItemRef } from 'contract/item';
import { formatAge } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, MANAGE_REVIEWS_PATH } from '@/lib/paths';
import { Icon } from '@/ui/primitives/Icon';
import { useHeightToken } from '@/ui/primitives/useHeightToken';
import { ReturnDialog } from '../item-editor/actions/ReturnDialog';
import { SubmitDialog } from '../item-editor/actions/SubmitDialog';
import { isApprovedVersion } from '../review/review-state';
import type { Review } from './review';
import styles from './ReviewPage.module.css';
import type { Decision } from './useDecision';

interface ReviewBarProps {
  item: ItemRef;
  draft: Review;
  decision: Decision;
}

/** Bar with the state of the draft and its submission or the decision, which stay at the bottom of the screen on phones. */
export function ReviewBar({ item, draft, decision }: ReviewBarProps) {
  const { t } = useTranslation(['reviewing', 'reviews']);
  const [asked, setAsked] = useState<'submit' | 'return' | null>(null);
  const measured = useHeightToken('--height-action');
  const { can } = draft;
  const canSubmit = offersSubmission(draft);
  const close = () => {
    setAsked(null);
  };
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
        {(canSubmit || can.review || can.return) && (
          <div ref={measured} className={styles.decision}>
            {can.return && (
              <button
                type="button"
                className="button"
                aria-disabled={decision.busy}
                onClick={() => {
                  setAsked('return');
                }}
              >
                {t('giveBack')}
              </button>
            )}
            {canSubmit && (
              <button
                type="button"
                className="button button-primary"
                onClick={() => {
                  setAsked('submit');
                }}
              >
                {t('reviews:editor.submit')}
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
      {decision.failure && asked === null && (
        <p role="alert" className={`content ${styles.failure}`}>
          {decision.failure.message}
        </p>
      )}
      {asked === 'return' && <ReturnDialog actions={decision} onClose={close} />}
      {asked === 'submit' && <SubmitDialog actions={decision} onClose={close} />}
    </div>
  );
}

/** Returns whether the draft can be submitted from here, where drafts are reviewed and it neither waits nor is approved. */
const offersSubmission = (review: Review): boolean =>
  review.can.edit && review.review !== 'off' && !review.submitted && !isApprovedVersion(review, review.draft?.version ?? null);

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
