import type { Locale } from 'contract/core/locale';
import type { ItemRef } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import type { Review } from './review';
import styles from './ReviewPage.module.css';

interface ReviewIntroProps {
  item: ItemRef;
  draft: Review;
  /** Title of the draft; undefined if it is shown below. */
  title: string | undefined;
  locale: Locale;
  isStale: boolean;
}

/** Names the draft, where it belongs, what its author asks, and what its approval decides. */
export function ReviewIntro({ item: { area }, draft, title, locale, isStale }: ReviewIntroProps) {
  const { t } = useTranslation(['reviewing', 'reviews', 'shell']);
  const interfaceLocale = useInterfaceLocale();
  const { submitted, review, revision, document } = draft;
  const department = document.department?.[interfaceLocale] ?? Object.values(document.department ?? {})[0];
  return (
    <header className={styles.intro}>
      <p className="meta dotted">
        <span>{t(`shell:area.${area}`)}</span>
        {department && <span>{department}</span>}
        <span>{revision === 0 ? t('isNew') : t('page.live', { revision: formatNumber(revision) })}</span>
      </p>
      {title !== undefined && <h1 lang={locale}>{title}</h1>}
      {review !== 'off' && <p className="second">{t(`reviews:rule.${review}`)}</p>}
      {submitted?.note && (
        <figure className={styles.note}>
          <figcaption>{t('page.noteOf', { name: submitted.by?.name ?? t('reviews:someone') })}</figcaption>
          <blockquote>{submitted.note}</blockquote>
        </figure>
      )}
      <p role="status" className={styles.stale}>
        {isStale && t('page.stale')}
      </p>
    </header>
  );
}
