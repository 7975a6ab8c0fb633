import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './PaletteBody.module.css';

/** Keys that follow the action, as keyboards show them. */
const KEYS = { control: 'Ctrl', enter: '↵' };

/** Link to the address of the best answer, over its option; Tab reaches it from the text field. */
export function BestAction({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation(['palette', 'item']);
  return (
    <a
      className={`button button-primary ${styles.action}`}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('openItem', { title })} ${t('item:newTab')}`}
    >
      {t('open')}
      <Icon name="arrow-up-right" size={16} />
      <kbd className={styles.actionKey} aria-hidden="true">
        {KEYS.control} {KEYS.enter}
      </kbd>
    </a>
  );
}
