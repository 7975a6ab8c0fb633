import type { ReviewEntry } from 'contract/manage/review';
import { formatAge } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, reviewPath } from '@/lib/paths';
import { Link } from 'umi';
import { shownTitle } from '../content/item-titles';
import styles from './ReviewFacts.module.css';
import { waitingDays } from './waiting-days';

interface FactProps {
  entry: ReviewEntry;
}

/** Title of a draft, which leads to its review; that of a draft that is gone leads to the editor of its item. */
export function ReviewTitle({ entry }: FactProps) {
  const { title, locale } = shownTitle(entry, useInterfaceLocale());
  const to = entry.draft === null ? editorPath(entry) : reviewPath(entry);
  return (
    <Link className={`cover-link ${styles.title}`} to={to} lang={locale}>
      {title}
    </Link>
  );
}

/** Area and department of a draft, and whether its item is new to readers. */
export function ReviewPlace({ entry: { area, department, revision } }: FactProps) {
  const { t } = useTranslation(['reviewing', 'shell']);
  return (
    <p className="meta dotted">
      <span>{t(`shell:area.${area}`)}</span>
      {department && <span>{department.name}</span>}
      <span>{t(revision === 0 ? 'isNew' : 'isChange')}</span>
    </p>
  );
}

/** Person who submitted or decided, and how long ago. */
export function ReviewPerson({ entry: { submitted, decision } }: FactProps) {
  const { t } = useTranslation(['reviewing', 'reviews']);
  const event = submitted ?? decision;
  if (!event) return null;
  return <>{t('submittedBy', { name: event.by?.name ?? t('reviews:someone'), age: formatAge(event.at) })}</>;
}

/** State of a draft in the queue: since when it waits, or the decision. */
export function ReviewStateTag({ entry: { decision, review } }: FactProps) {
  const { t } = useTranslation('reviewing');
  if (decision) {
    return (
      <span className={`tag ${styles.tag}`} data-state={decision.kind}>
        {t(`state.${decision.kind}`)}
      </span>
    );
  }
  return <span className={`tag ${styles.tag}`}>{t(review === 'off' ? 'state.publication' : 'state.waiting')}</span>;
}

/** Time that a draft has waited. */
export function ReviewWaiting({ entry: { submitted } }: FactProps) {
  const { t } = useTranslation('reviewing');
  if (!submitted) return null;
  const count = waitingDays(submitted.at);
  return (
    <span className={styles.waiting} data-late={count >= LATE_DAYS}>
      {count === 0 ? t('waits.today') : t('waits.days', { count })}
    </span>
  );
}

/** Days after which a waiting draft is marked. */
const LATE_DAYS = 3;
