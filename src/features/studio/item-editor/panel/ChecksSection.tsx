import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Check } from '../checks/checks';
import { PanelSection } from './PanelSection';
import styles from './Panel.module.css';

interface ChecksSectionProps {
  checks: readonly Check[];
  /** Shows the place that a check is about. */
  onShow: (check: Check) => void;
}

/** Problems of the document; errors must be mended before publishing. */
export function ChecksSection({ checks, onShow }: ChecksSectionProps) {
  const { t } = useTranslation('itemEditor');
  const errors = checks.filter(({ weight }) => weight === 'error').length;
  const note = checks.length ? t('checks.count', { count: checks.length }) : t('checks.none');
  return (
    <PanelSection title={t('section.checks')} note={note} open={errors > 0}>
      {checks.length > 0 && (
        <ul className={styles.checks} aria-label={t('section.checks')}>
          {checks.map((check, index) => {
            const { kind, weight, locale, detail = '' } = check;
            const finding = t(`check.${kind}`, { detail });
            return (
              <li key={`${kind} ${locale ?? ''} ${detail} ${index}`} className={styles.check} data-weight={weight}>
                <span>
                  {finding}
                  {locale && <span className="meta"> {t(`language.${locale}`)}</span>}
                </span>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('checks.showFinding', { finding })}
                  onClick={() => {
                    onShow(check);
                  }}
                >
                  {t('checks.show')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </PanelSection>
  );
}
