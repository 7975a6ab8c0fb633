import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './PaletteBody.module.css';

/** Keys as keyboards name them, in every language. */
const KEYS: readonly { name: 'choose' | 'select' | 'action' | 'close'; key: string }[] = [
  { name: 'choose', key: '↑ ↓' },
  { name: 'select', key: '↵' },
  { name: 'action', key: 'Ctrl ↵' },
  { name: 'close', key: 'Esc' },
];

interface PaletteFooterProps {
  /** True if the best match has an address to open. */
  hasAction: boolean;
  forget: (() => void) | undefined;
}

/** Shows the keys of the palette, on wide windows, and the button that removes the recent searches. */
export function PaletteFooter({ hasAction, forget }: PaletteFooterProps) {
  const { t } = useTranslation(['palette', 'item']);
  const shown = KEYS.filter(({ name }) => name !== 'action' || hasAction);
  return (
    <div className={styles.footer} data-has-button={forget !== undefined}>
      <p className={styles.keys}>
        {shown.map(({ name, key }) => (
          <span key={name}>
            <kbd>{key}</kbd> {t(`keys.${name}`)}
          </span>
        ))}
      </p>
      {forget && (
        <button type="button" className={`button button-quiet ${styles.forget}`} onClick={forget}>
          {t('item:search.forget')}
        </button>
      )}
    </div>
  );
}
