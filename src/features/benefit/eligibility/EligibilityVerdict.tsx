import type { Locale } from 'contract/core/locale';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { Verdict } from './eligibility';
import styles from './EligibilityVerdict.module.css';

/**
 * Shows the result of the answers: the number of unanswered questions, or the reasons against eligibility, or that there are
 * none.
 */
export function EligibilityVerdict({ verdict: { open, against }, locale }: { verdict: Verdict; locale: Locale }) {
  const { t } = useTranslation('welfare');
  if (open.length) return <p>{t('eligibility.open', { count: open.length, formatted: formatNumber(open.length) })}</p>;
  if (!against.length) {
    return (
      <div className={styles.verdict} data-entitled="true">
        <Icon name="check" />
        <p>{t('eligibility.entitled')}</p>
      </div>
    );
  }
  return (
    <div className={styles.verdict}>
      <Icon name="warning" />
      <div>
        <p>{t('eligibility.against')}</p>
        <ul lang={locale}>
          {against.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
