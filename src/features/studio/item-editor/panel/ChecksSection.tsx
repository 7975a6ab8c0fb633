import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Check } from '../checks';
import { PanelSection } from './PanelSection';
import styles from './Panel.module.css';

/** Problems of the document; errors must be mended before publishing. */
export function ChecksSection({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('itemEditor');
  const errors = checks.filter(({ weight }) => weight === 'error').length;
  const note = checks.length ? t('checks.count', { count: checks.length }) : t('checks.none');
  return (
    <PanelSection key={errors > 0 ? 'errors' : 'none'} title={t('section.checks')} note={note} open={errors > 0}>
      {checks.length > 0 && (
        <ul className={styles.checks} aria-label={t('section.checks')}>
          {checks.map(({ kind, weight, locale, detail }) => (
            <li key={`${kind} ${locale ?? ''} ${detail ?? ''}`} className={styles.check} data-weight={weight}>
              <span>
                {t(`check.${kind}`, { detail: detail ?? '' })}
                {locale && <span className="meta"> {t(`language.${locale}`)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
