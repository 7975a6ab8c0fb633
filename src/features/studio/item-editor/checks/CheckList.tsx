import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { Check } from './checks';
import styles from './CheckList.module.css';
import { Finding } from './Finding';
import { useFindingText } from './useFindingText';

interface CheckListProps {
  checks: readonly Check[];
  /** Shows the place that a check is about. */
  onShow: (check: Check) => void;
}

/** Findings in a document, errors first, each with a button that shows its place. Renders nothing if there are none. */
export function CheckList({ checks, onShow }: CheckListProps) {
  const { t } = useTranslation('itemEditor');
  const textOf = useFindingText();
  if (!checks.length) return null;
  const errorsFirst = [...checks].sort((a, b) => Number(b.weight === 'error') - Number(a.weight === 'error'));
  return (
    <ul className={styles.checks} aria-label={t('section.checks')}>
      {errorsFirst.map((check, index) => {
        const { kind, weight, locale, detail = '' } = check;
        return (
          <li key={`${kind} ${locale ?? ''} ${detail} ${index}`} className={styles.check} data-weight={weight}>
            <Icon name="warning" size={16} />
            <Finding check={check} />
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('checks.showFinding', { finding: textOf(check) })}
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
  );
}
